/** Checks that everybody can use a page: axe finds nothing, and nothing has to be scrolled sideways. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothing(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.exclude('svg.card').analyze();
  const found = violations.map((each) => `${each.id}: ${each.nodes.map((node) => `${node.html} ${node.failureSummary}`).slice(0, 3).join('\n')}`);
  expect(found, where).toEqual([]);
}

export const expectAccessible = (page: Page, where = page.url()) => expectNothing(new AxeBuilder({ page }).withTags(TAGS), where);

/** Check everything by day; by night only the colours, as nothing else differs then. */
export async function expectAccessibleByDayAndNight(page: Page, where = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']), `${where} by night`);
}

export async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
}
