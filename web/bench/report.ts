/** The figures of the page as a page of the documentation. */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

export interface Frames {
  perSecond: number;
  longestGap: number; // ms between two
}

export interface Figures {
  loads: { name: string; kB: number }[];
  interactive: { name: string; ms: number }[];
  longTasks: { game: string; dealing: number; playing: number }[];
  dealing: Frames | undefined;
  television: { dealing: Frames; playing: Frames } | undefined;
  lighthouse: { name: string; preset: string; performance: number; accessibility: number; practices: number }[];
}

const PAGE = join(import.meta.dirname, '../../docs/performance-page.md');
const shown = (ms: number) => (ms ? `${Math.round(ms)} ms` : 'none');
const framed = ({ perSecond, longestGap }: Frames) => `${perSecond.toFixed(0)} frames a second, at most ${shown(longestGap)} between two`;

export function write({ loads, interactive, longTasks, dealing, television, lighthouse }: Figures): void {
  const lines = [
    '# Performance of the page',
    '',
    'Measured by `make page-figures`, which wrote this page, in headless chromium without a graphics card against a server',
    `on the same machine: ${cpus()[0]!.model.trim()}, ${cpus().length} cores, on which ${loadavg()[2]!.toFixed(1)} processes ran on average meanwhile.`,
    '',
    '## First load',
    '',
    'What a first-time visitor loads over the wire, and how long it takes until they can touch something with a processor that',
    'is 4 × slower (at most 150 kB and 1.5 s).',
    '',
    '| page | kB | until it can be used |',
    '|---|---:|---:|',
    ...loads.map(({ name, kB }, i) => `| ${name} | ${kB.toFixed(0)} | ${shown(interactive[i]!.ms)} |`),
    '',
    '## Dealing and playing',
    '',
    'The longest task of the main thread with a processor that is 4 × slower, in time of that processor; four players on a',
    'phone (at most 100 ms).',
    '',
    '| game | opening and dealing | playing |',
    '|---|---:|---:|',
    ...longTasks.map((each) => `| ${each.game} | ${shown(each.dealing)} | ${shown(each.playing)} |`),
    '',
    ...(dealing ? [`Dealing to ten players of SOLO on a desktop: ${framed(dealing)}.`, ''] : []),
    ...(television ? [`The same on a television of 1920 × 1080: ${framed(television.dealing)}; while they play, ${framed(television.playing)}.`, ''] : []),
    ...(lighthouse.length
      ? [
          '## Lighthouse',
          '',
          'With its own slow network and processor, the better of two runs, since others on the machine can only slow it down (at least',
          '95 each).',
          '',
          '| page | as | performance | accessibility | best practices |',
          '|---|---|---:|---:|---:|',
          ...lighthouse.map((each) => `| ${each.name} | ${each.preset} | ${each.performance} | ${each.accessibility} | ${each.practices} |`),
          '',
        ]
      : []),
  ];
  writeFileSync(PAGE, lines.join('\n'));
}
