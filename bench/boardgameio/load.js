/* Load on the boardgame.io server: N matches of four, each client on its own socket, as fast as the server answers.
 *
 *     node load.js --port 8000 --matches 100 --seconds 10 [--warm-up 3] [--server-pid PID]
 *
 * A closed loop: the next move of a match is made when all four have seen the one before. Players sit down by the lobby
 * API and send their credentials with every move, as boardgame.io's own client does. Prints one JSON object.
 */
'use strict';

const { readFileSync } = require('node:fs');
const { parseArgs } = require('node:util');
const { applyPatch } = require('rfc6902');
const { io } = require('socket.io-client');
const { choose } = require('./game');

const PLAYERS = 4;
const TICKS_PER_SECOND = 100; // USER_HZ, the unit of /proc/PID/stat

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8000' },
    matches: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '3' },
    'server-pid': { type: 'string' },
  },
});
const address = `http://127.0.0.1:${values.port}`;
const counted = { moves: 0, updates: 0, bytesIn: 0, bytesOut: 0, latencies: [] };
let isCounting = false;

async function post(path, body) {
  const answer = await fetch(`${address}/games/solo/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** One player's socket and the state that it was last sent. */
class Client {
  constructor(match, seat, credentials) {
    this.match = match;
    this.playerID = String(seat);
    this.credentials = credentials;
    this.state = null;
  }

  sit() {
    this.socket = io(`${address}/solo`, { transports: ['websocket'], forceNew: true, reconnection: false });
    return new Promise((resolve, reject) => {
      this.socket.on('connect_error', reject);
      this.socket.on('disconnect', (reason) => {
        if (isCounting) throw new Error(`a client was disconnected: ${reason}`);
      });
      this.socket.on('sync', (matchID, { state }) => {
        this.state = state;
        resolve();
      });
      this.socket.on('update', (matchID, state) => {
        this.state = state;
        this.match.seen();
      });
      this.socket.on('patch', (matchID, before, stateID, patch) => {
        applyPatch(this.state, patch);
        this.match.seen();
      });
      this.socket.on('connect', () => {
        this.socket.io.engine.on('packet', ({ type, data }) => {
          if (isCounting && type === 'message') counted.bytesIn += 1 + Buffer.byteLength(data);
        });
        this.socket.io.engine.on('packetCreate', ({ type, data }) => {
          if (isCounting && type === 'message') counted.bytesOut += 1 + Buffer.byteLength(data);
        });
        this.socket.emit('sync', this.match.id, this.playerID, this.credentials, PLAYERS);
      });
    });
  }

  move() {
    const [type, args] = choose(this.state.G, PLAYERS);
    const payload = { type, args, playerID: this.playerID, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.match.id, this.playerID);
  }
}

/** Four clients; the one whose turn it is moves. */
class Match {
  async open() {
    ({ matchID: this.id } = await post('create', { numPlayers: PLAYERS, unlisted: true }));
    this.clients = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const body = { playerID: String(seat), playerName: `Player ${seat}` };
      const { playerCredentials } = await post(`${this.id}/join`, body);
      this.clients.push(new Client(this, seat, playerCredentials));
    }
    await Promise.all(this.clients.map((client) => client.sit()));
  }

  next() {
    this.waiting = PLAYERS;
    const { ctx } = this.clients[0].state;
    this.sentAt = performance.now();
    this.clients[Number(ctx.currentPlayer)].move();
  }

  seen() {
    if (isCounting) counted.updates += 1;
    this.waiting -= 1;
    if (this.waiting > 0) return;
    if (isCounting) {
      counted.moves += 1;
      counted.latencies.push(performance.now() - this.sentAt);
    }
    this.next();
  }
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Seconds of CPU that a process has used, seconds it was kept waiting for its core, and its memory; Linux only. */
function used(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    return {
      cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      waited: Number(waited) / 1e9,
      pages: Number(fields[21]),
    };
  } catch {
    return null;
  }
}

function percentile(sorted, share) {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2));
}

async function main() {
  const matches = Array.from({ length: Number(values.matches) }, () => new Match());
  for (let i = 0; i < matches.length; i += 10) {
    await Promise.all(matches.slice(i, i + 10).map((match) => match.open()));
  }
  for (const match of matches) match.next();
  await sleep(Number(values['warm-up']));
  const pid = values['server-pid'];
  const before = pid && used(pid);
  const load = process.cpuUsage();
  const start = performance.now();
  isCounting = true;
  await sleep(Number(values.seconds));
  isCounting = false;
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(load);
  const after = pid && used(pid);
  const sorted = counted.latencies.sort((a, b) => a - b);
  const server = before && after && after.cpu - before.cpu;
  console.log(
    JSON.stringify({
      matches: matches.length,
      seconds: Number(seconds.toFixed(2)),
      moves: counted.moves,
      moves_per_second: Math.round(counted.moves / seconds),
      latency_ms: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), max: percentile(sorted, 1) },
      bytes_per_update: Math.round(counted.bytesIn / counted.updates),
      bytes_per_move: Math.round(counted.bytesOut / counted.moves),
      load_cpu: Number(((user + system) / 1e6 / seconds).toFixed(2)),
      ...(server && {
        server_cpu: Number((server / seconds).toFixed(2)),
        server_kept_waiting: Number(((after.waited - before.waited) / seconds).toFixed(2)),
        server_moves_per_cpu_second: Math.round(counted.moves / server),
        server_mb: Math.round((after.pages * 4096) / 1e6),
      }),
    }),
  );
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
