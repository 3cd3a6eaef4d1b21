/** Checks that everybody can use a page: axe finds nothing, and nothing has to be scrolled sideways. */
import { source, type AxeResults, type ElementContext, type RunOnly, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const EVERYTHING: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** Cards show their number twice, and axe reads what is drawn as a label: each card's button has its name, with that number in it. */
const MISREAD = { 'label-content-name-mismatch': { enabled: false } };
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** What axe is in a page that has read its source. */
interface WithAxe {
  axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
}

async function expectNothing(page: Page, runOnly: RunOnly, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = { runOnly, rules: MISREAD, resultTypes: ['violations'] };
  const violations = await page.evaluate(async (wanted) => {
    const { axe } = window as unknown as WithAxe;
    const { violations } = await axe.run({ exclude: ['svg.card'] }, wanted);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`) }));
  }, options);
  expect(violations, where).toEqual([]);
}

export const expectAccessible = (page: Page, where = page.url()) => expectNothing(page, EVERYTHING, where);

/** Check everything by day; by night only the colours, as nothing else differs then. */
export async function expectAccessibleByDayAndNight(page: Page, where = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, COLOURS, `${where} by night`);
}

export async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
}
