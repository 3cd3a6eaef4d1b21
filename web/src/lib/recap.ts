/** What the others did while a player waited: a line for each of them, in their order, in the narrator's sentences. */
import { momentsFor, toldTo } from './moments';
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
    if (seat === undefined || isSeenInHand(said, viewer)) continue;
    const each = { said: toldTo(viewer, said), isMine: concerns(said, viewer) };
    const last = lines.at(-1);
    if (last?.seat === seat) last.sentences.push(each);
    else lines.push({ seat, sentences: [each] });
  }
  return lines.map(({ seat, sentences }) => ({ seat, sentences: gathered(sentences) }));
}

/** Whether a sentence only tells what cards the viewer has got from the table: they hold them. */
function isSeenInHand({ args: { source, target }, moments }: Sentence, viewer: number): boolean {
  const [from, to] = [source, target].map((each) => (typeof each === 'object' && 'zone' in each ? each : undefined));
  return !moments?.length && from !== undefined && from.seat === undefined && to?.zone === 'hand' && to.seat === viewer;
}

/** The place in the log of the first batch since then. */
export function startOf(log: readonly Batch[], viewer: number): number {
  return 1 + log.findLastIndex(({ sentences }) => {
    const first = sentences.find((each) => doerOf(each) !== undefined);
    return (first && doerOf(first) === viewer) || sentences.some(({ about, key }) => about === 'round' || key === 'event-dealt');
  }); // prettier-ignore
}

const BRIEF = 'brief-';

/** The lines in few words: a card that only passes through a place is told of where it ends, and where a text `brief-…` can say a
 *  move without its places, or a reason after its move without who gives it, it does. What concerns the viewer is said in full. */
export function briefed(lines: readonly Line[], hasText: (key: string) => boolean): Line[] {
  return lines.map(({ seat, sentences }) => {
    const ending = sentences.filter(({ said, isMine }, i) => isMine || !isPassing(said, sentences[i + 1]?.said));
    const brief = ending.map((each, i) => (each.isMine ? each : { ...each, said: isReason(each.said) && i ? { ...each.said, key: 'brief-explained' } : briefOf(each.said, seat, hasText) }));
    return { seat, sentences: gathered(brief, ({ key }) => key.startsWith(BRIEF)) };
  });
}

/** Whether a sentence is a reason for a move, which says nothing without it. */
export const isReason = ({ key }: Sentence): boolean => key.endsWith('explained');

/** Whether the next move takes the same cards on from where a move laid them, which is nobody's hand. */
function isPassing(move: Sentence, next: Sentence | undefined): boolean {
  const { target, card } = move.args;
  if (typeof target !== 'object' || !('zone' in target) || target.zone === 'hand') return false;
  return JSON.stringify([target, card]) === JSON.stringify([next?.args.source, next?.args.card]);
}

function briefOf(said: Sentence, seat: number, hasText: (key: string) => boolean): Sentence {
  const { card, target, whose } = said.args;
  if (!card || typeof target !== 'object' || !('zone' in target)) return said;
  const own = BRIEF + said.key;
  if (!hasText(own) && !said.key.startsWith('event-')) return said;
  return { key: hasText(own) ? own : target.zone === 'hand' ? 'brief-taken' : 'brief-laid', args: { card, player: { seats: [seat] }, ...(whose === undefined ? {} : { whose }) } };
}

/** The lines with so many sentences less: reasons go first, which say nothing without their moves, then the oldest, then the causes of
 *  what concerns the viewer, and that last. */
export function shortened(lines: readonly Line[], n: number): Line[] {
  const all = lines.flatMap(({ sentences }) => sentences);
  const weight = ({ said, isMine }: (typeof all)[number], i: number) => (isReason(said) ? 0 : isMine ? 3 : all[i + 1]?.isMine ? 2 : 1);
  const gone = new Set([0, 1, 2, 3].flatMap((each) => all.filter((sentence, i) => weight(sentence, i) === each)).slice(0, n));
  return lines.map((line) => ({ ...line, sentences: line.sentences.filter((each) => !gone.has(each)) })).filter(({ sentences }) => sentences.length);
}

/** Sentences that differ in their cards alone, as one with all of these cards: many small moves need little room, and none is left out.
 *  Where their order does not matter, others may have come in between. */
function gathered(sentences: Line['sentences'], isLoose: (said: Sentence) => boolean = () => false): Line['sentences'] {
  const found: Line['sentences'] = [];
  for (const each of sentences) {
    const at = isLoose(each.said) ? found.findIndex(({ said }) => restOf(said) === restOf(each.said)) : found.length - 1;
    const like = found[at];
    const cards = [like?.said, each.said].map((said) => cardsIn(said?.args.card));
    if (like && cards[0] && cards[1] && restOf(like.said) === restOf(each.said)) {
      found[at] = { ...like, said: { ...like.said, args: { ...like.said.args, card: { cards: [...cards[0], ...cards[1]] } } } };
    } else found.push(each);
  }
  return found;
}

const cardsIn = (argument: Argument | undefined): string[] | undefined => (typeof argument === 'object' && 'cards' in argument ? argument.cards : undefined);
const restOf = (sentence: Sentence) => JSON.stringify({ ...sentence, args: { ...sentence.args, card: '' } });

/** Whether a sentence tells of the viewer, or of what lies before them. */
export function concerns(sentence: Sentence, viewer: number): boolean {
  const isNamed = Object.values(sentence.args).some((each) => typeof each === 'object' && (('seats' in each && each.seats.includes(viewer)) || ('zone' in each && each.seat === viewer)));
  return isNamed || momentsFor(viewer, [sentence]).length > 0;
}

/** A text without the name that it begins with; none if it begins otherwise, also with what is the player’s. */
function afterName(text: string, name: string): string | undefined {
  const [first] = parts(text);
  const rest = text.slice(name.length + 2);
  return first?.kind === 'player' && first.text === name && /^\s/.test(rest) ? rest.trimStart() : undefined;
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
