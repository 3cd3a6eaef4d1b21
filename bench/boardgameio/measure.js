/* The boardgame.io server's moves a second: a fresh server and a fresh load for every point, each on a core of its own.
 *
 *     node measure.js [--matches 10,50,100,200,400] [--seconds 10] [--repeat 3] [--delta] [--files | --postgres URI]
 *
 * Prints one JSON object: every run, and for each number of matches the best and the median. A busy machine takes cores
 * away, so moves per second of the server's CPU time stand beside those per second of the clock.
 */
'use strict';

const { spawn, spawnSync } = require('node:child_process');
const { once } = require('node:events');
const { mkdtempSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { createInterface } = require('node:readline');
const { parseArgs } = require('node:util');

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '10,50,100,200,400' },
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '3' },
    repeat: { type: 'string', default: '3' },
    delta: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    postgres: { type: 'string', default: '' },
  },
});
const canPin = os.cpus().length > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Start a script of this folder on a core; what it prints is read line by line. */
function start(core, script, args, env) {
  const command = [process.execPath, `${__dirname}/${script}`, ...args];
  if (canPin) command.unshift('taskset', '-c', String(core));
  const child = spawn(command[0], command.slice(1), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout }) };
}

async function firstLine({ child, lines }) {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process ended with ${code} before it had said anything`);
  });
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => {}); // the end that comes after the answer is no error
  return JSON.parse(line);
}

async function measured(matches) {
  const folder = values.files ? mkdtempSync(path.join(os.tmpdir(), 'boardgameio-')) : '';
  const wishes = { DELTA: values.delta ? '1' : '0', FILES: folder, POSTGRES: values.postgres };
  const server = start(0, 'server.js', [], { PORT: '0', ...wishes });
  try {
    const { port, pid } = await firstLine(server);
    const told = ['--port', port, '--server-pid', pid, '--matches', matches];
    const args = [...told, '--seconds', values.seconds, '--warm-up', values['warm-up']];
    return await firstLine(start(1, 'load.js', args.map(String), {}));
  } finally {
    server.child.kill();
    await once(server.child, 'exit');
    if (folder) rmSync(folder, { recursive: true });
  }
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Best and median of one figure over the runs. */
const summary = (runs, figure, best) => ({ best: best(...runs.map(figure)), median: median(runs.map(figure)) });

async function main() {
  const runs = [];
  const points = values.matches.split(',').map(Number);
  for (let i = 0; i < Number(values.repeat); i++) {
    for (const matches of points) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[Krun ${i + 1} of ${values.repeat}, ${matches} matches …`);
      runs.push(await measured(matches));
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const at = (matches) => runs.filter((run) => run.matches === matches);
  const found = points.map((matches) => ({
    matches,
    moves_per_second: summary(at(matches), (run) => run.moves_per_second, Math.max),
    moves_per_cpu_second: summary(at(matches), (run) => run.server_moves_per_cpu_second, Math.max),
    p50_ms: summary(at(matches), (run) => run.latency_ms.p50, Math.min),
    p99_ms: summary(at(matches), (run) => run.latency_ms.p99, Math.min),
  }));
  const highest = (figure) => found.reduce((a, b) => (b[figure].median > a[figure].median ? b : a))[figure];
  console.log(
    JSON.stringify(
      {
        server: `boardgame.io ${require('boardgame.io/package.json').version}`,
        node: process.version,
        sends: values.delta ? 'JSON patches' : 'whole states',
        keeps: `matches in ${values.files ? 'files' : values.postgres ? 'PostgreSQL' : 'memory'}`,
        cpu: os.cpus()[0].model,
        pinned: canPin,
        saturation: {
          moves_per_second: highest('moves_per_second'),
          moves_per_cpu_second: highest('moves_per_cpu_second'),
        },
        points: found,
        runs,
      },
      null,
      1,
    ),
  );
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
