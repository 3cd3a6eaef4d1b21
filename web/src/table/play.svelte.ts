/** The player's hand on the table: what is touched, selected, chosen, and sent. */
import { actionsOf, layoutOf, readIn } from '../games';
import { chosen, type Move, type Thing } from '../lib/actions';
import { complain, forget, notify } from '../lib/complaints.svelte';
import { kept } from '../lib/kept.svelte';
import { capital, cardName, specialOf } from '../lib/names';
import { spotOf, topOf } from '../lib/places';
import { HIDDEN, type View } from '../lib/protocol';
import type { Followed } from '../lib/session.svelte';
import { t } from '../lib/texts.svelte';
import { aloneOf, dropped, isWhichCard, loneOf, movesFrom, movesTo, tapped, type Meaning } from './choosing';
import { isNear } from './touch';

/** A move that is put together by hand: its parts, the cards that each can take, and its steps once it is complete. */
export interface Building {
  parts: string[][];
  fits: string[][];
  steps: string[];
  spare: string[]; // cards left in hand that would do where a rarer one was put
}

const PART = 'part/';

export class Play {
  selected = $state.raw<Thing>();
  /** Several moves to choose from, and where the eye is. */
  chooser = $state.raw<{ moves: Move[]; at: DOMRect }>();
  /** The seat whose piles are looked at closely, and where it is. */
  closer = $state.raw<{ seat: number; at: DOMRect }>();
  /** A move that is asked about before it is sent: its steps, and the key of what speaks against it. */
  doubt = $state.raw<{ steps: string[]; why: string }>();
  isArmed = $state(false); // a call is made with the next card
  dragged = $state.raw<Thing>();
  building = $state.raw<Building>();
  /** The first steps of a move that is not sent before it is complete, and what would be seen after them. */
  private draft = $state.raw<{ steps: string[]; view: View }>();
  private asked: Promise<void> = Promise.resolve(); // one question after the other
  private session: Followed;

  constructor(session: Followed) {
    this.session = session;
  }

  /** The table as it would be after the steps that are not sent yet. */
  view = $derived.by<View | undefined>(() => this.draft?.view ?? this.session.view);
  isDrafting = $derived(this.draft !== undefined);
  moves = $derived.by<Move[]>(() => {
    const view = this.view;
    return view && !this.building ? view.legal.map((action) => readIn(view, action)) : [];
  });

  /** What a strong bot would do, if it was asked; in a lesson, what is to be done. */
  hinted = $derived.by<Move | undefined>(() => {
    const { view, hints, pointed } = this.session;
    const action = pointed ?? hints[0]?.action;
    return view && action ? readIn(view, action) : undefined;
  });

  /** What is meant though nobody has touched it: there is nothing else to put anywhere. */
  lone = $derived.by<Thing | undefined>(() => {
    const view = this.view;
    if (!view || this.session.isReplay) return undefined;
    const { hand, buttons } = layoutOf(view.game);
    return loneOf(this.moves, hand && `${hand}/${view.viewer}`, (move) => buttons.includes(move.verb));
  });

  /** What could be done by itself: there is nothing else to decide. */
  private forced = $derived.by<Move | undefined>(() => {
    const view = this.view;
    if (!view || view.is_over || view.turn !== view.viewer || !this.session.actsAlone) return undefined;
    const { alone, races } = layoutOf(view.game);
    return aloneOf(this.moves, Object.keys(alone), races);
  });

  /** The wish that it is: what it is called, under which it is kept, and whether it is wished. */
  wish = $derived.by(() => {
    const { view, forced } = this;
    if (!view || !forced) return undefined;
    const key = `${view.game}/${forced.verb}`;
    return { key, isOn: kept.alone[key] ?? layoutOf(view.game).alone[forced.verb] === 'unless unwished' };
  });
  /** What is done by itself after a while, as the player wishes it, once they look at the table. */
  alone = $derived.by<Move | undefined>(() => (this.wish?.isOn && !this.session.isReading ? this.forced : undefined));

  /** What can be done with what is held. */
  private inHand = $derived.by<Move[]>(() => {
    const held = this.dragged ?? this.selected ?? (kept.marksPlayable ? this.lone : undefined);
    return held ? movesFrom(this.moves, held) : [];
  });

  /** The spots that what is held could go to. */
  targets = $derived.by<Set<string>>(() => {
    const { isGuided, rights } = this.session;
    const meant = isGuided ? this.inHand.filter((move) => rights?.includes(move.action)) : this.inHand;
    if (!this.building) return new Set(meant.flatMap((move) => (move.to ? [move.to] : [])));
    return new Set(this.partsFor((this.dragged ?? this.selected)?.card).map((part) => PART + part));
  });

  /** The ends of a row of cards where what is held could go, if it can choose. */
  endsAt(spot: string): string[] {
    const ends = movesTo(this.inHand, { spot }).flatMap((move) => chosen(move, 'end') ?? []);
    return ends.sort((a, b) => a.n - b.n).map((end) => end.word);
  }

  /** What it costs to put there what is held; with nothing in hand, to take what lies there. */
  priceAt(spot: string): number | undefined {
    const view = this.view;
    if (!view) return undefined;
    const prices = layoutOf(view.game).prices(view);
    const isHeld = this.dragged ?? this.selected;
    const costs = (isHeld ? movesTo(this.inHand, { spot }) : this.moves.filter((move) => move.from === spot)).map((move) => prices[move.action] ?? 0);
    return costs.length ? Math.min(...costs) || undefined : undefined;
  }

  /** The spots and cards that can be touched. */
  sources = $derived(new Set(this.moves.flatMap((move) => (move.from && !move.card ? [move.from] : []))));
  cards = $derived.by(() => {
    const view = this.view;
    if (this.building) return new Set(this.building.fits.flat());
    const hand = view && `${layoutOf(view.game).hand}/${view.viewer}`;
    return new Set(this.moves.flatMap((move) => (move.card && move.from === hand ? [move.card] : [])));
  });

  /** The cards of the hand that go where one wants them, where others can only be put aside. */
  fitting = $derived.by(() => {
    const aside = this.view ? layoutOf(this.view.game).aside : [];
    return new Set(aside.length ? this.moves.flatMap((move) => (move.card && this.cards.has(move.card) && !aside.includes(move.verb) ? [move.card] : [])) : []);
  });

  /** Whether what is held would only be put aside there. */
  isAside(spot: string): boolean {
    const aside = this.view ? layoutOf(this.view.game).aside : [];
    const there = aside.length ? movesTo(this.inHand, { spot }) : [];
    return there.length > 0 && there.every((move) => aside.includes(move.verb));
  }

  /** Whether a move needs a button: nothing on the table can be touched for it. */
  isLoose(move: Move): boolean {
    const view = this.view;
    if (!view || !move.from) return true;
    return !this.isDrawn(move.from);
  }

  /** Whether a spot is to be seen on the table, and so can be touched. */
  isDrawn(spot: string): boolean {
    const { hand, centre, own, others } = layoutOf(this.view!.game);
    const zone = spot.split('/')[0];
    return ['seat', hand].includes(zone) || [...centre, ...own, ...others].some((kind) => kind.zone === zone);
  }

  /** What the selected card can do though there is no place to put it: that needs a button. */
  unplaced = $derived.by<Move[]>(() => {
    const moves = this.selected ? movesFrom(this.moves, this.selected) : [];
    return moves.filter((move) => !move.to || !this.isDrawn(move.to));
  });

  isSelected(thing: Thing): boolean {
    return this.selected?.spot === thing.spot && this.selected.card === thing.card;
  }

  tap(thing: Thing, at: DOMRect): void {
    const view = this.view;
    if (!view) return;
    const layout = layoutOf(view.game);
    this.chooser = undefined;
    this.closer = undefined;
    if (this.building) return this.arrange(thing);
    const held = this.selected ?? this.lone;
    const meaning = tapped(this.moves, thing, held, (move) => !layout.slow.includes(move.verb), this.isArmed, this.selected?.card !== undefined);
    if (thing.card && thing.spot === `${layout.hand}/${view.viewer}` && meaning.kind !== 'nothing' && this.meets(thing.card, meaning.kind !== 'select')) return;
    if (meaning.kind === 'select') this.selected = this.isSelected(thing) ? undefined : thing;
    else if (meaning.kind === 'choose' && isWhichCard(meaning.moves, `${layout.hand}/${view.viewer}`)) this.canBeMeant(thing) ? this.askWhy(thing) : notify(t('touch-card-first'));
    else if (meaning.kind !== 'nothing') this.carryOut(meaning, at);
    else if (this.selected && !thing.card) this.askWhy(this.selected, thing.spot);
    else this.askWhy(thing);
  }

  /** Whether the top of one's own pile is what a touch means, which cannot be played now, and not the place for another card. */
  private canBeMeant({ spot }: Thing): boolean {
    const view = this.view!;
    const [zone, seat] = spot.split('/');
    const isOwn = layoutOf(view.game).own.some((kind) => kind.zone === zone && !kind.isBin) && Number(seat) === view.viewer;
    const isEmpty = view.zones.some((each) => !each.n && spotOf(each) === spot);
    return isOwn && !isEmpty && actionsOf(view.game).attempt({ spot }, view) !== undefined;
  }

  /** Whether a card of a kind that the player has never touched is explained instead of being played. */
  private meets(card: string, isPlayed: boolean): boolean {
    const { game } = this.view!;
    const isMyTurn = this.view!.turn === this.view!.viewer; // else it is a race
    const special = this.session.actsAlone && isMyTurn ? specialOf(card, game) : undefined;
    const tip = `${game}-${special?.key}`;
    if (!special || kept.hintsSeen.includes(tip)) return false;
    kept.hintsSeen = [...kept.hintsSeen, tip];
    const args = { card: capital(cardName(card, game)), what: special.words };
    notify(isPlayed ? t('touch-again', args) : t('labelled', { label: args.card, words: args.what }));
    return isPlayed;
  }

  /** A card that cannot be played may be dragged too, as may the top of a pile that others are played from: where it is put down the player hears why not. */
  canCarry(thing: Thing): boolean {
    const view = this.view;
    if (thing.card === undefined ? this.sources.has(thing.spot) : this.cards.has(thing.card)) return true;
    if (!view || this.session.isReplay || view.is_over || view.turn !== view.viewer) return false;
    if (thing.card !== undefined) return true;
    const zone = view.zones.find((each) => spotOf(each) === thing.spot);
    const isOthers = zone?.seat !== undefined && zone.seat !== view.viewer;
    return !isOthers && (topOf(zone) ?? HIDDEN) !== HIDDEN && actionsOf(view.game).attempt(thing, view) !== undefined;
  }

  drop(thing: Thing, on: Thing | undefined, at: DOMRect): void {
    this.dragged = undefined;
    if (this.building) return this.put(thing, on);
    const meaning = dropped(this.moves, thing, on, this.isArmed);
    if (meaning.kind !== 'nothing') this.carryOut(meaning, at);
    else if (on?.spot === 'table') {
      if (!movesFrom(this.moves, thing).length) this.askWhy(thing);
    } else if (on && on.spot !== thing.spot) this.askWhy(thing, on.spot);
  }

  /** Have what is forced done by itself from now on, or not any more. */
  wishAlone({ key, isOn }: { key: string; isOn: boolean }): void {
    kept.alone = { ...kept.alone, [key]: !isOn };
    if (!isOn) notify(t('automatic-on'));
  }

  /** Ask which of several moves is meant. */
  choose(moves: Move[], at: DOMRect): void {
    this.chooser = { moves, at };
  }

  private carryOut(meaning: Meaning, at: DOMRect): void {
    if (meaning.kind === 'act') this.send([meaning.move.action]);
    else if (meaning.kind === 'choose') this.choose(meaning.moves, at);
  }

  /** Carry a move out. What is only a step of a longer one is kept until the rest of it is known. */
  send(actions: string[]): void {
    const view = this.view;
    this.selected = undefined;
    this.chooser = undefined;
    this.isArmed = false;
    const [move] = view && actions.length === 1 && this.session.foresee ? [readIn(view, actions[0]!)] : [];
    const making = view && layoutOf(view.game).making;
    if (making && move?.verb === making.verb) return this.change(() => Array.from({ length: making.nParts(view) }, () => []));
    const steps = [...(this.draft?.steps ?? []), ...actions];
    const isAdvised = actions[0] === this.hinted?.action; // a hint has spoken for it
    const why = view && kept.asksFirst && !isAdvised ? actions.map((action) => view.risky[action]).find(Boolean) : undefined;
    if (why) this.doubt = { steps, why };
    if (why) return;
    if (!move?.isStep) return this.act(steps);
    this.session.foresee!(steps).then(
      (after) => (this.draft = after && { steps, view: after }),
      () => this.act(steps), // it cannot be foreseen
    );
  }

  /** Send steps, whatever speaks against them. */
  act(steps: string[]): void {
    forget();
    this.takeBack();
    this.tell(steps);
  }

  private tell(steps: string[]): void {
    this.session.act(steps).catch((error: unknown) => complain(error, this.session.view?.game));
  }

  /** Whatever was put together and is not sent yet is gone: all lies where it lay. */
  takeBack(): void {
    this.building = undefined;
    this.draft = undefined;
    this.selected = undefined;
    this.doubt = undefined;
  }

  // ------------------------------------------------------------ a move put together by hand
  private partsFor(card: string | undefined): number[] {
    return (this.building?.fits ?? []).flatMap((cards, part) => (card !== undefined && cards.includes(card) ? [part] : []));
  }

  /** A touch while a move is put together: of a card, which goes where it can, or of a part for the selected card. */
  private arrange(thing: Thing): void {
    if (thing.card && this.isSelected(thing)) this.selected = undefined;
    else if (thing.card && this.partsFor(thing.card).length > 1) this.selected = thing;
    else if (thing.card) this.put(thing);
    else if (this.selected) this.put(this.selected, thing);
  }

  /** Put a card to a part; without one, where it can go. If it fits nowhere the rules say why. */
  private put({ card }: Thing, on?: Thing): void {
    const building = this.building!;
    const named = on?.spot.startsWith(PART) ? Number(on.spot.slice(PART.length)) : undefined;
    const parts = this.partsFor(card);
    if (card === undefined || (on && named === undefined && on.spot !== 'table') || (named === undefined && parts.length > 1)) return;
    this.selected = undefined;
    const part = named ?? parts[0] ?? building.fits.findIndex((cards) => cards.length);
    this.change((all) => all.map((cards, i) => (i === part ? [...cards, card] : cards)));
  }

  /** Take a card of a part back into the hand. */
  lift(part: number, i: number): void {
    this.selected = undefined;
    this.change((all) => all.map((cards, each) => (each === part ? cards.toSpliced(i, 1) : cards)));
  }

  private change(change: (parts: string[][]) => string[][]): void {
    this.asked = this.asked
      .then(() => this.session.arrange!(change(this.building?.parts ?? [])))
      .then((told) => void (this.building = told))
      .catch((error: unknown) => complain(error, this.session.view?.game));
  }

  /** Why that cannot be done: the rules' own sentence, from the server. */
  private askWhy(thing: Thing, to?: string): void {
    this.selected = undefined;
    const view = this.view;
    if (!view || view.viewer < 0 || view.is_over) return;
    const tries = layoutOf(view.game).tries?.(thing, view);
    const attempt = actionsOf(view.game).attempt(thing, view, to, tries);
    if (attempt && view.legal.includes(attempt)) notify(t('stays-for-now')); // whoever asks why not has not meant to do it
    else if (attempt) this.tell([...(this.draft?.steps ?? []), attempt]);
  }

  /** A card that another one lies upon: only the last one can be taken. */
  tapCovered(): void {
    this.letGo();
    notify(t('only-the-last'));
  }

  /** After something has happened: what was selected or asked stays as long as it can still be done. */
  settle(): void {
    const legal = this.session.view?.legal ?? [];
    if (this.chooser?.moves.some((move) => !legal.includes(move.action))) this.chooser = undefined;
    this.draft = undefined;
    if (this.doubt && !legal.includes(this.doubt.steps[0]!)) this.doubt = undefined;
    const making = this.view && layoutOf(this.view.game).making;
    if (this.building && !legal.some((action) => readIn(this.view!, action).verb === making?.verb)) this.building = undefined;
    if (this.selected && !this.building && !movesFrom(this.moves, this.selected).length) this.selected = undefined;
  }

  /** A touch somewhere on a seat: for the player, for the one pile there that it can mean, or to look closer. */
  reach(seat: number, at: DOMRect, x: number, y: number): void {
    const spot = `seat/${seat}`;
    if (this.targets.has(spot)) return this.tap({ spot }, at);
    const piles = this.view?.zones.filter((zone) => zone.seat === seat).map(spotOf) ?? [];
    const meant = piles.filter((each) => this.targets.has(each) || (!this.selected && this.sources.has(each) && isNear(each, x, y)));
    const near = this.selected && !meant.length ? piles.find((each) => isNear(each, x, y)) : undefined; // it does not fit there
    if (meant.length === 1 && this.endsAt(meant[0]!).length < 2) this.tap({ spot: meant[0]! }, at);
    else if (near) this.tap({ spot: near }, at);
    else this.closer = { seat, at };
  }

  letGo(): void {
    this.doubt = undefined;
    this.selected = undefined;
    this.chooser = undefined;
    this.closer = undefined;
  }
}
