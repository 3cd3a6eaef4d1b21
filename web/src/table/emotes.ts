/** The quick reactions as pictures: shapes, one over the other, each with its colour, in a square of 24. */
import type { Emote } from '../lib/protocol';

type Shape = [fill: string, d: string];

const [GOLD, DARK, WHITE, RED, BLUE, SKIN] = ['#ffcb2e', '#4a2b05', '#fff', '#e8384f', '#2f7de1', '#f5a35c'];
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const FACE: Shape = [GOLD, disc(12, 12, 10.5)];
const EYES: Shape = [DARK, disc(8.2, 9.5, 1.6) + disc(15.8, 9.5, 1.6)];

export const EMOTE_PICTURES: Record<Emote, Shape[]> = {
  cheer: [
    [GOLD, 'M2 22 8 8l8 8z'],
    [RED, 'M6.6 11.4l6 6-2.8 1.2-4.4-4.4zM14 3l2 1-2 4-2-1zM20 13l2.5 1.5-1 1.7L19 14.7z'],
    [BLUE, disc(19, 5, 1.7) + 'M16 11l5-2 .8 1.9-5 2z' + disc(9, 4.5, 1.3)],
  ],
  clap: [
    [SKIN, 'M4.5 12 11 5.5a1.5 1.5 0 0 1 2.1 2.1l1-1a1.5 1.5 0 0 1 2.1 2.1l1-.5a1.5 1.5 0 0 1 1.8 2.3L13 18.5a6 6 0 0 1-8.5-6.5z'],
    [GOLD, 'M8 15.5 13.5 9a1.5 1.5 0 0 1 2.2 2l1.2-1.2a1.5 1.5 0 0 1 2.1 2.1l.6-.5a1.5 1.5 0 0 1 2.1 2.1l-6.2 6.8A5.5 5.5 0 0 1 8 15.5z'],
    [BLUE, 'M3.3 2.6 6 6.2l-1.4 1L1.9 3.7zM8.2 1h1.9v3.8H8.2zM1 8.8l3.7 1-.5 1.8-3.7-1z'],
  ],
  laugh: [FACE, [DARK, 'M5 10.5c.5-3.5 5.5-3.5 6 0L9.5 11c-.5-1.5-2.5-1.5-3 0zM13 10.5c.5-3.5 5.5-3.5 6 0l-1.5.5c-.5-1.5-2.5-1.5-3 0zM5.5 13h13c-.5 4.5-3 7-6.5 7s-6-2.5-6.5-7z'], [WHITE, 'M6.5 14h11l-.4 1.8H6.9z']],
  wow: [FACE, EYES, [DARK, disc(12, 16.3, 3)]],
  oops: [FACE, [DARK, 'M8 18.5c1.5-2.5 6.5-2.5 8 0l-1.3.8c-1.2-1.6-4.2-1.6-5.4 0z'], [SKIN, 'M1.5 22 3 11a3 3 0 0 1 3-3.5h3.5a2 2 0 0 1 2 2v1.8a3 3 0 0 1-3 3H7L6 22zM22.5 22 21 11a3 3 0 0 0-3-3.5h-3.5a2 2 0 0 0-2 2v1.8a3 3 0 0 0 3 3H17l1 7.7z']],
  hurry: [[RED, 'M2 7.5a4.5 4.5 0 0 1 7-4zM22 7.5a4.5 4.5 0 0 0-7-4zM5 19l-1.5 3 1.5.8L7.5 20zM19 19l1.5 3-1.5.8-2.5-2.8z' + disc(12, 13, 9)], [WHITE, disc(12, 13, 6.8)], [DARK, 'M11.1 8h1.8v4.6l3.3 2-.9 1.5-4.2-2.5z']],
  thanks: [[RED, 'M12 21.5C5 16.5 1.5 12.8 1.5 8.5c0-5.5 7.5-7.5 10.5-2 3-5.5 10.5-3.5 10.5 2 0 4.3-3.5 8-10.5 13z']],
  well_played: [[BLUE, 'M4 1h6l4.5 9h-6zM20 1h-6L9.5 10h6z'], [GOLD, disc(12, 15.5, 7.5)], [WHITE, 'm12 10.3 1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z']],
};
