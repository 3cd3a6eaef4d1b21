/** What everybody can use: checked by axe, and nothing to be scrolled sideways. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('svg.card').withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  const found = violations.map((each) => `${each.id}: ${each.nodes.map((node) => `${node.html} ${node.failureSummary}`).slice(0, 3).join('\n')}`);
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
}
