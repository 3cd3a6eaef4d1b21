/** What the others did while a player waited: a line for each of them, in their order, in the narrator's sentences. */
import { doerOf, isOf } from './deeds';
import { momentsFor } from './moments';
import type { Sentence } from './protocol';
import type { Batch } from './session.svelte';

/** What one player did. */
export interface Line {
  seat: number;
  sentences: { said: Sentence; isMine: boolean }[]; // isMine: it concerns the viewer
  isShort: boolean; // there was more before it, which the log has
}

const MOST_SAID = 2; // sentences of a player, the last ones; what concerns the viewer is always said
const MOST_LINES = 5;

/** What has happened since the viewer did something, or since the deal. */
export function recapOf(log: readonly Batch[], viewer: number): Line[] {
  const lines: Line[] = [];
  for (const said of log.slice(startOf(log, viewer)).flatMap(({ sentences }) => sentences)) {
    const seat = doerOf(said);
    if (seat === undefined) continue;
    const each = { said, isMine: concerns(said, viewer) };
    const last = lines.at(-1);
    if (last?.seat === seat) last.sentences.push(each);
    else lines.push({ seat, sentences: [each], isShort: false });
  }
  const short = lines.map(shortened);
  return short.filter(({ sentences }, i) => i >= short.length - MOST_LINES || sentences.some(({ isMine }) => isMine));
}

function startOf(log: readonly Batch[], viewer: number): number {
  return 1 + log.findLastIndex(({ sentences }) => {
    const first = sentences.find((each) => doerOf(each) !== undefined);
    return (first && doerOf(first) === viewer) || sentences.some(({ about, key }) => about === 'round' || key === 'event-dealt');
  }); // prettier-ignore
}

function shortened(line: Line): Line {
  const from = line.sentences.length - MOST_SAID;
  const sentences = line.sentences.filter(({ isMine }, i) => i >= from || isMine);
  return { ...line, sentences, isShort: sentences.length < line.sentences.length };
}

/** Whether a sentence tells of the viewer, or of what lies before them. */
function concerns(sentence: Sentence, viewer: number): boolean {
  return momentsFor(viewer, [sentence]).length > 0 || isOf(sentence, viewer);
}
