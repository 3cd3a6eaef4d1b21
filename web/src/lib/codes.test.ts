import { expect, it } from 'vitest';

import { tableIdOf } from './codes';

it.each([
  ['k7fm-q2xd-9wpt', 'k7fm-q2xd-9wpt'],
  [' K7FM Q2XD 9WPT ', 'k7fm-q2xd-9wpt'],
  ['http://192.0.2.7:8015/t/k7fm-q2xd-9wpt', 'k7fm-q2xd-9wpt'],
  ['https://cards.example.org/t/k7fm-q2xd-9wpt/?from=mail#top', 'k7fm-q2xd-9wpt'],
  ['O7FM-QIXL-9WPT', '07fm-q1x1-9wpt'],
  ['k7fm-q2xd-9wp', ''],
  ['k7fm-q2xd-9wpt5', ''],
  ['k7fm-q2xd-9wp!', ''],
  ['xxxx', ''],
  ['', ''],
])('reads the code %j', (text, id) => {
  expect(tableIdOf(text)).toBe(id);
});
