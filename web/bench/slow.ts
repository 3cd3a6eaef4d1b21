/** A page on a slow machine, and what is measured there. */
import type { Page } from 'playwright-core';

/** Make the page's processor so many times slower than this machine's. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

export interface LongTask {
  start: number;
  ms: number;
}

declare global {
  interface Window {
    longTasks: LongTask[];
    shownAt: number;
  }
}

/** Note all long tasks from now on, also of pages opened later, and when something is shown for the first time. */
export async function watch(page: Page, shown: string): Promise<void> {
  await page.addInitScript((selector) => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longTasks.push({ start: entry.startTime, ms: entry.duration });
    }).observe({ type: 'longtask', buffered: true });
    const look = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      window.shownAt = performance.now();
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  }, shown);
}

/** When a page could be used: what was waited for is there, and no long task stands in the way of a touch any more. */
export async function interactiveAt(page: Page): Promise<number> {
  await page.waitForFunction(() => window.shownAt > 0);
  await page.waitForTimeout(2000); // is anything long still to come?
  return page.evaluate(() => {
    const ends = window.longTasks.filter((task) => task.start < window.shownAt + 1000).map((task) => task.start + task.ms);
    return Math.max(window.shownAt, ...ends);
  });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the page's main thread during some work, in ms of its processor: others on this machine do not count. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = (event: TraceEvent) => `${event.pid} ${event.tid}`;
  const isMain = (event: TraceEvent) => event.name === 'thread_name' && event.args.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
  return Math.max(0, ...tasks.map((task) => (task.tdur ?? 0) / 1000));
}

/** Touch the first thing that can be touched, again and again; finding it costs the page next to nothing. */
export async function touchOn(page: Page, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    await page.evaluate(() => {
      const kinds = ['dialog[open] .go:not(:disabled)', 'dialog[open] .proposal', '.chooser button', '.pile.target', '.seat.target .reach', '.buttons .main', '.held.live', '.buttons .act', '.pile.source']; // prettier-ignore
      for (const kind of kinds) {
        const found = document.querySelectorAll<HTMLElement>(kind);
        if (found.length) return found[Math.floor(Math.random() * found.length)]!.click();
      }
    });
    await page.waitForTimeout(150);
  }
}

/** The times of all frames that are drawn during a span of time. */
export async function framesDuring(page: Page, ms: number): Promise<number[]> {
  return page.evaluate(
    (long) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const note = (time: number) => {
          times.push(time);
          if (time - times[0]! < long) requestAnimationFrame(note);
          else done(times);
        };
        requestAnimationFrame(note);
      }),
    ms,
  );
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
