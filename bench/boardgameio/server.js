/* A boardgame.io server of the UNO-like game: PORT=8000 NODE_ENV=production node server.js
 *
 * Its own server with its lobby, credentials checked at every move, socket.io, and storage in memory, the fastest that
 * it has; FILES=folder keeps the matches in files there, POSTGRES=uri in that database. DELTA=1 turns on `deltaState`.
 */
'use strict';

const { PostgresStore } = require('bgio-postgres');
const { FlatFile, Server, Origins } = require('boardgame.io/server');
const { solo } = require('./game');

function storage() {
  if (process.env.FILES) return new FlatFile({ dir: process.env.FILES });
  if (process.env.POSTGRES) return new PostgresStore(process.env.POSTGRES, { logging: false, pool: { max: 20 } });
  return undefined;
}

const server = Server({
  games: [solo({ deltaState: process.env.DELTA === '1' })],
  origins: [Origins.LOCALHOST],
  db: storage(),
});

server.run(Number(process.env.PORT ?? 8000)).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid }));
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
