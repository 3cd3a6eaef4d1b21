/** The player's hand on the table: what is touched, selected, chosen, and sent. */
import { layoutOf } from '../games';
import type { Move } from '../games/layout';
import { complain } from '../lib/complaints.svelte';
import { spotOf } from '../lib/protocol';
import type { Followed } from '../lib/session.svelte';
import { dropped, movesFrom, tapped, type Meaning, type Thing } from './choosing';
import { isNear } from './touch';

export class Play {
  selected = $state.raw<Thing>();
  /** Several moves to choose from, and where the eye is. */
  chooser = $state.raw<{ moves: Move[]; at: DOMRect }>();
  /** The seat whose piles are looked at closely, and where it is. */
  closer = $state.raw<{ seat: number; at: DOMRect }>();
  isArmed = $state(false); // SOLO! is said with the next card
  dragged = $state.raw<Thing>();
  private session: Followed;

  constructor(session: Followed) {
    this.session = session;
  }

  moves = $derived.by<Move[]>(() => {
    const view = this.session.view;
    if (!view) return [];
    const layout = layoutOf(view.game);
    return view.legal.map((action) => layout.parse(action, view));
  });

  /** What a strong bot would do, if it was asked. */
  hinted = $derived.by<Move | undefined>(() => {
    const { view, hints } = this.session;
    return view && hints[0]?.action ? layoutOf(view.game).parse(hints[0].action, view) : undefined;
  });

  /** The spots that what is held could go to. */
  targets = $derived.by<Set<string>>(() => {
    const held = this.dragged ?? this.selected;
    const moves = held ? movesFrom(this.moves, held) : [];
    return new Set(moves.flatMap((move) => (move.to ? [move.to] : [])));
  });

  /** The spots and cards that can be touched. */
  sources = $derived(new Set(this.moves.flatMap((move) => (move.from && !move.card ? [move.from] : []))));
  cards = $derived(new Set(this.moves.flatMap((move) => (move.card && move.from?.startsWith('hand') ? [move.card] : []))));

  isSelected(thing: Thing): boolean {
    return this.selected?.spot === thing.spot && this.selected.card === thing.card;
  }

  tap(thing: Thing, at: DOMRect): void {
    const view = this.session.view;
    if (!view) return;
    const layout = layoutOf(view.game);
    this.chooser = undefined;
    this.closer = undefined;
    const meaning = tapped(this.moves, thing, this.selected, layout.isQuick, this.isArmed);
    if (meaning.kind === 'select') this.selected = this.isSelected(thing) ? undefined : thing;
    else if (meaning.kind !== 'nothing') this.carryOut(meaning, at);
    else if (this.selected && !thing.card) this.askWhy(this.selected, thing.spot);
    else this.askWhy(thing);
  }

  /** A card that cannot be played may be carried too: where it is put down one hears why not. */
  canCarry(card: string): boolean {
    const view = this.session.view;
    return this.cards.has(card) || Boolean(view && !this.session.isReplay && !view.is_over && view.turn === view.viewer);
  }

  drop(thing: Thing, spot: string | undefined, at: DOMRect): void {
    this.dragged = undefined;
    const meaning = dropped(this.moves, thing, spot, this.isArmed);
    if (meaning.kind !== 'nothing') this.carryOut(meaning, at);
    else if (spot && spot !== 'table' && spot !== thing.spot) this.askWhy(thing, spot);
  }

  private carryOut(meaning: Meaning, at: DOMRect): void {
    if (meaning.kind === 'act') this.send([meaning.move.action]);
    else if (meaning.kind === 'choose') this.chooser = { moves: meaning.moves, at };
  }

  send(actions: string[]): void {
    this.selected = undefined;
    this.chooser = undefined;
    this.isArmed = false;
    this.session.act(actions).catch((error: unknown) => complain(error, this.session.view?.game));
  }

  /** Why that cannot be done: the rules' own sentence, from the server. */
  private askWhy(thing: Thing, to?: string): void {
    this.selected = undefined;
    const view = this.session.view;
    if (!view || view.viewer < 0 || view.is_over) return;
    const attempt = layoutOf(view.game).attempt?.(thing, view, to);
    if (attempt) this.send([attempt]);
  }

  /** After something has happened: what was selected or asked stays as long as it can still be done. */
  settle(): void {
    const legal = this.session.view?.legal ?? [];
    if (this.chooser?.moves.some((move) => !legal.includes(move.action))) this.chooser = undefined;
    if (this.selected && !movesFrom(this.moves, this.selected).length) this.selected = undefined;
  }

  /** A touch somewhere on a seat: for the player, for the one pile there that it can mean, or to look closer. */
  reach(seat: number, at: DOMRect, x: number, y: number): void {
    const spot = `seat/${seat}`;
    if (this.targets.has(spot)) return this.tap({ spot }, at);
    const piles = this.session.view?.zones.filter((zone) => zone.seat === seat).map(spotOf) ?? [];
    const meant = piles.filter((each) => (this.selected ? this.targets.has(each) : this.sources.has(each) && isNear(each, x, y)));
    if (meant.length === 1) this.tap({ spot: meant[0]! }, at);
    else this.closer = { seat, at };
  }

  letGo(): void {
    this.selected = undefined;
    this.chooser = undefined;
    this.closer = undefined;
  }
}
