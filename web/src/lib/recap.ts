/** What the others did while a player waited: a line for each of them, in their order, in the narrator's sentences. */
import { momentsFor } from './moments';
import type { Argument, Sentence } from './protocol';
import type { Batch } from './session.svelte';
import { parts } from './speak';

/** What one player did. */
export interface Line {
  seat: number;
  sentences: { said: Sentence; isMine: boolean }[]; // isMine: it concerns the viewer
}

/** Whose deed a sentence tells; nobody's if it tells of a place, the end of a round, or whose turn it is. */
export function doerOf({ key, args, about }: Sentence): number | undefined {
  if (about || args.place !== undefined || key === 'event-turn') return undefined;
  return seatIn(args.actor) ?? seatIn(args.player);
}

function seatIn(argument: Argument | undefined): number | undefined {
  return typeof argument === 'object' && 'seats' in argument && argument.seats.length === 1 ? argument.seats[0] : undefined;
}

/** All that has happened since the viewer did something, or since the deal. */
export function recapOf(log: readonly Batch[], viewer: number): Line[] {
  const lines: Line[] = [];
  for (const said of log.slice(startOf(log, viewer)).flatMap(({ sentences }) => sentences)) {
    const seat = doerOf(said);
    if (seat === undefined) continue;
    const each = { said, isMine: concerns(said, viewer) };
    const last = lines.at(-1);
    if (last?.seat === seat) last.sentences.push(each);
    else lines.push({ seat, sentences: [each] });
  }
  return lines.map(({ seat, sentences }) => ({ seat, sentences: gathered(sentences) }));
}

function startOf(log: readonly Batch[], viewer: number): number {
  return 1 + log.findLastIndex(({ sentences }) => {
    const first = sentences.find((each) => doerOf(each) !== undefined);
    return (first && doerOf(first) === viewer) || sentences.some(({ about, key }) => about === 'round' || key === 'event-dealt');
  }); // prettier-ignore
}

/** Sentences that differ in their cards alone, as one with all of these cards: many small moves need little room, and none is left out. */
function gathered(sentences: Line['sentences']): Line['sentences'] {
  const found: Line['sentences'] = [];
  for (const each of sentences) {
    const last = found.at(-1);
    const cards = [last?.said, each.said].map((said) => cardsIn(said?.args.card));
    if (last && cards[0] && cards[1] && restOf(last.said) === restOf(each.said)) {
      found[found.length - 1] = { ...last, said: { ...last.said, args: { ...last.said.args, card: { cards: [...cards[0], ...cards[1]] } } } };
    } else found.push(each);
  }
  return found;
}

const cardsIn = (argument: Argument | undefined): string[] | undefined => (typeof argument === 'object' && 'cards' in argument ? argument.cards : undefined);
const restOf = (sentence: Sentence) => JSON.stringify({ ...sentence, args: { ...sentence.args, card: '' } });

/** Whether a sentence tells of the viewer, or of what lies before them. */
function concerns(sentence: Sentence, viewer: number): boolean {
  const isNamed = Object.values(sentence.args).some((each) => typeof each === 'object' && (('seats' in each && each.seats.includes(viewer)) || ('zone' in each && each.seat === viewer)));
  return isNamed || momentsFor(viewer, [sentence]).length > 0;
}

/** A text without the name that it begins with; none if it begins otherwise. */
function afterName(text: string, name: string): string | undefined {
  const [first] = parts(text);
  return first?.kind === 'player' && first.text === name ? text.slice(name.length + 2).trimStart() : undefined;
}

/** Sentences as one: a name that two of them begin with is said once. */
export function joined<T extends { text: string }>(said: readonly T[], name: string): T[] {
  return said.map((each, i) => {
    const [before, after] = [said[i - 1], said[i + 1]];
    const isOne = (one: T | undefined, next: T | undefined) => one?.text.endsWith('.') && afterName(one.text, name) !== undefined && next && afterName(next.text, name) !== undefined;
    const text = isOne(before, each) ? afterName(each.text, name)! : each.text;
    return { ...each, text: isOne(each, after) ? `${text.slice(0, -1)},` : text };
  });
}
