/** Checks that everybody can use a page: axe finds nothing, and nothing has to be scrolled sideways. */
import { source, type AxeResults, type ElementContext, type RunOnly, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const EVERYTHING: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** axe reads what is drawn on cards as a label: this rule is checked by itself, without what shows cards or is a place for them. */
const BY_LABEL = 'label-content-name-mismatch';
const LABELS: RunOnly = { type: 'rule', values: [BY_LABEL] };
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** What axe is in a page that has read its source. */
interface WithAxe {
  axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
}

async function expectNothing(page: Page, runOnly: RunOnly, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const isByLabel = runOnly === LABELS;
  const options: RunOptions = { runOnly, rules: isByLabel ? {} : { [BY_LABEL]: { enabled: false } }, resultTypes: ['violations'] };
  const violations = await page.evaluate(async ({ options, isByLabel }) => {
    const { axe } = window as unknown as WithAxe;
    const withCards = isByLabel ? [...document.querySelectorAll('button:has(svg.card), a:has(svg.card), .pile')] : [];
    for (const each of withCards) each.toggleAttribute('data-has-cards', true); // axe knows no :has
    const { violations } = await axe.run({ exclude: ['svg.card', '[data-has-cards]'] }, options);
    for (const each of withCards) each.removeAttribute('data-has-cards');
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`) }));
  }, { options, isByLabel }); // prettier-ignore
  expect(violations, where).toEqual([]);
}

export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  await expectNothing(page, EVERYTHING, where);
  await expectNothing(page, LABELS, where);
}

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
