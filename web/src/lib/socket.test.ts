import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Telling } from './protocol';
import { Connection, type Link } from './socket';

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;
  send = (text: string) => this.sent.push(JSON.parse(text) as Record<string, unknown>);
  close = () => this.onclose?.();
  tell = (told: object) => this.onmessage?.({ data: JSON.stringify(told) });
}

let sockets: FakeSocket[];
let heard: Telling[];
let links: Link[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, links] = [[], [], []];
  const opener = () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1) as unknown as WebSocket;
  };
  connection = new Connection('ws://here', (told) => heard.push(told), (link) => links.push(link), opener); // prettier-ignore
});
afterEach(() => vi.useRealTimers());

const welcome = { tell: 'welcome', protocol: 1, server: '1', now: 0 };

it('answers commands by their ids', async () => {
  sockets[0]!.tell(welcome);
  const [first, second] = [connection.do('sit', 't'), connection.do('start', 't')];
  const ids = sockets[0]!.sent.map((command) => command.id);
  sockets[0]!.tell({ tell: 'refused', id: ids[1], code: 'not-host' });
  sockets[0]!.tell({ tell: 'done', id: ids[0] });
  await expect(first).resolves.toMatchObject({ tell: 'done' });
  await expect(second).rejects.toMatchObject({ code: 'not-host' });
});

it('connects anew, and gives up what was not answered', async () => {
  sockets[0]!.tell(welcome);
  const lost = connection.do('start', 't');
  sockets[0]!.close();
  await expect(lost).rejects.toMatchObject({ code: 'offline' });
  await expect(connection.do('start', 't')).rejects.toMatchObject({ code: 'offline' });
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  sockets[1]!.tell(welcome);
  expect(links).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
  expect(heard).toHaveLength(2);
});

it('takes only commands that the server knows, with what they need', () => {
  // @ts-expect-error there is no such command
  connection.tell('sitt', 't');
  // @ts-expect-error there is no such field
  connection.tell('sit', 't', { chair: 1 });
  // @ts-expect-error the steps are missing
  connection.tell('act', 't');
  connection.tell('act', 't', { match: 'm', version: 1, actions: ['take'] });
  connection.tell('sit', 't');
  expect(sockets).toHaveLength(1);
});

it('tries at once when the network is back', () => {
  sockets[0]!.close();
  connection.hurry();
  expect(sockets).toHaveLength(2);
  connection.hurry();
  expect(sockets).toHaveLength(2);
});

it('stays closed', () => {
  sockets[0]!.tell(welcome);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

it('rests until it is hurried, also if it was still closing then', () => {
  sockets[0]!.tell(welcome);
  connection.rest();
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(1);
  connection.hurry();
  expect(sockets).toHaveLength(2);
  sockets[1]!.tell(welcome);
  const close = sockets[1]!.close;
  sockets[1]!.close = () => undefined; // the farewell takes its time
  connection.rest();
  connection.hurry();
  close();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(3);
});
