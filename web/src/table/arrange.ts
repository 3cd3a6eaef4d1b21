/** Where everything on a table lies, and how wide its cards are: from the room there is, and from what has to be shown. Pure. */

import { gapOf, hasLongName, LINE, lineOf, padOf, roomAt, SEAT, sizeOf, type Size, type Thing } from './sizes';

export interface Wanted {
  width: number; // of the room, in px
  height: number;
  rem: number; // px
  most: number; // a card is never wider, in px
  seats: Thing[][]; // what lies before each of the others
  centre: Thing[][]; // the groups in the middle
  own: Thing[][]; // the groups of one's own
  names?: { centre: number[]; own: number[] }; // px that the names of these groups need, where they have one
  isScreen?: boolean; // a television: people sit around it, however low it is
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Arrangement {
  card: number; // the width of a card in the middle and of one's own, in px
  mini: number; // of the others' cards
  isBeside: boolean; // names stand beside the cards, not above them
  isTight: boolean; // of closed hands a single back is drawn
  captions: Captions;
  others: Box; // where the seats are; they are scrolled there if they need more height
  seats: Box[];
  isScrolled: boolean;
  isWhole?: boolean; // all of it is scrolled
  centre: Box;
  own: Box | undefined;
  named: { centre: Named; own: Named }; // the groups there, where they have captions
  way?: Way; // none where something has to be scrolled
}

/** Whose groups have captions. */
export interface Captions {
  centre: boolean;
  own: boolean;
}
const ALL: Captions = { centre: true, own: true };
const OWN: Captions = { centre: false, own: true };
const NONE: Captions = { centre: false, own: false };

/** Groups with captions: in a line, or with the longest of them in a line of its own above the others. */
export interface Named {
  widths: number[]; // px; none where there are no captions
  above?: number; // the group in a line of its own
}

const GAP = 12; // px between groups
const LEAST = { card: 38, mini: 17, read: 24 }; // px; others' cards that lie upon each other are still to be read
const READ = 1.35; // rem, so that their index is no smaller than other letters
/** In rem. */
const NAME = 1.5; // a line of names
const NAMES = 2.375; // a name, and what else there is below it
const SEAT_LEAST = 6.5; // a seat is never less wide: names are to be read
const CAPTION = 1.5;
const WORTH_CAPTIONS = 3.5; // cards are that wide: else the room is better used for them
const LESS = 0.8; // of their width, cards keep at least for captions where a table is narrow,
const LESS_AROUND = [1, 0.8, 0.6]; // and those of others as much as they can, if they are only backs

const RATIOS = [0.86, 0.68, 0.52, 0.4];
const FINER_RATIOS = [0.77, 0.64, 0.6, 0.56, 0.46]; // tried where nothing fits with those
const SIDES = [0.14, 0.19, 0.25, 0.32, 0.38]; // of the width, for seats at both sides
const LEFT = [0.26, 0.36, 0.48, 0.6, 0.72]; // for all seats at the left
/** What a way costs, as a part of the cards' size; single: of hands that nobody can read one back alone is drawn. */
const COST = { tight: 0.14, single: 0.3, left: 0.3, split: 0.3, beside: 0.06 };
const LOW = 18; // rem: a table less high has no place above the middle, and seats at the left cost nothing

class Look {
  private readonly pad: number;

  constructor(
    readonly rem: number,
    readonly isTight: boolean,
  ) {
    this.pad = padOf(isTight).y;
  }

  sizeOf = (thing: Thing, card: number, room: number): Size => sizeOf(thing, card, room, this.isTight, this.rem);

  /** Things side by side, in as many lines as they need; undefined if one is too wide. */
  flow(things: readonly Thing[], card: number, room: number, between = LINE): Size | undefined {
    let [width, height, x, line] = [0, 0, 0, 0];
    const gap = gapOf(card);
    for (const thing of things) {
      const size = this.sizeOf(thing, card, room);
      if (size.width > room + 0.5) return undefined;
      if (x && x + gap + size.width > room - 1) {
        height += line + between * this.rem;
        [x, line] = [0, 0];
      }
      x += (x ? gap : 0) + size.width;
      line = Math.max(line, size.height);
      width = Math.max(width, x);
    }
    return { width, height: height + line };
  }

  /** A seat no wider than its room. */
  seat(things: readonly Thing[], mini: number, room: number, isBeside: boolean): Size | undefined {
    if (room < SEAT_LEAST * this.rem) return undefined;
    const within = roomAt(room, { isBeside, isTight: this.isTight }, this.rem);
    const size = this.flow(things, mini, within, lineOf(this.isTight));
    if (isBeside) {
      return size && { width: room, height: Math.max(NAMES * this.rem, size.height + 6) + 2 * this.pad };
    }
    const name = (hasLongName(room, this.rem) ? NAME : NAMES) * this.rem;
    return size && { width: room, height: name + (size.height ? SEAT.inner + size.height + 6 : 0) + 2 * this.pad };
  }

  /** Groups of piles side by side: with their names if these are wished for and all fit into a line, or into two. */
  groups(groups: readonly Thing[][], card: number, room: Size, hasCaptions: boolean, names: readonly number[] = []): (Size & { named: Named }) | undefined {
    if (!hasCaptions) {
      const size = this.flow(groups.flat(), card, room.width);
      return size && { width: size.width, height: size.height + LINE * this.rem, named: { widths: [] } };
    }
    const longest = groups.reduce((most, group, i) => (this.lengthOf(group) > this.lengthOf(groups[most]!) ? i : most), 0); // it takes what the others leave
    const rest = [...groups.keys()].filter((each) => each !== longest);
    const line = this.named(groups, [...rest, longest], card, room.width, names);
    if (line && line.height <= room.height) return { ...line, named: { widths: line.widths } };
    const [above, below] = rest.length ? [this.named(groups, [longest], card, room.width, names), this.named(groups, rest, card, room.width, names)] : [];
    if (!above || !below) return undefined;
    const widths = groups.map((_, i) => (i === longest ? above : below).widths[i]!);
    return { width: Math.max(above.width, below.width), height: above.height + below.height, named: { widths, above: longest } };
  }

  private lengthOf = (group: readonly Thing[]) => group.reduce((sum, thing) => sum + this.sizeOf(thing, 1, Infinity).width, 0);

  /** Some of the groups side by side, each above its name. */
  private named(groups: readonly Thing[][], which: readonly number[], card: number, room: number, names: readonly number[]): (Size & { widths: number[] }) | undefined {
    let left = room - 2 * gapOf(card) * (which.length - 1) - 2 * which.length; // a px for what is rounded
    let height = 0;
    const widths: number[] = [];
    for (const i of which) {
      const size = this.flow(groups[i]!, card, left);
      if (!size) return undefined;
      widths[i] = Math.max(size.width, names[i] ?? 0);
      left -= widths[i]!;
      height = Math.max(height, size.height);
    }
    return left < -0.5 ? undefined : { width: room - left, height: height + (LINE + CAPTION) * this.rem, widths };
  }
}

/** One way to arrange a table. */
export interface Way {
  columns: number; // of seats
  nSide: number; // seats at each side
  share: number; // of the width, for seats at the sides
  isBeside: boolean;
  isSplit: boolean; // one's own piles lie beside the middle, not below it
}

function waysFor(nSeats: number, hasOwn: boolean): Way[] {
  const ways: Way[] = [];
  for (const isBeside of nSeats ? [false, true] : [false]) {
    for (const isSplit of hasOwn ? [false, true] : [false]) {
      for (let columns = 1; columns <= Math.max(1, Math.min(nSeats, 5)); columns++) {
        ways.push({ columns, nSide: 0, share: 0, isBeside, isSplit }); // all above
        if (columns < 4) for (const share of LEFT) ways.push({ columns, nSide: nSeats, share, isBeside, isSplit }); // all at the left
      }
      for (let nSide = 1; 2 * nSide <= nSeats; nSide++) {
        if (nSeats - 2 * nSide <= 4) for (const share of SIDES) ways.push({ columns: 1, nSide, share, isBeside, isSplit }); // around
      }
    }
  }
  return ways;
}

class Table {
  private readonly look: Look;

  constructor(
    readonly wanted: Wanted,
    readonly isTight: boolean,
    readonly captions: Captions,
  ) {
    this.look = new Look(wanted.rem, isTight);
  }

  /** The table in a way and with cards so wide; undefined if something does not fit. */
  arranged(way: Way, card: number, mini: number): Arrangement | undefined {
    const { width, height, seats: all } = this.wanted;
    const n = all.length;
    const isAround = way.nSide > 0 && way.nSide < n;
    const side = way.nSide ? way.share * width : 0;
    const boxes: Box[] = [];
    let top = 0;
    if (isAround) {
      const left = this.column(all.slice(0, way.nSide).reverse(), 0, side, mini, way, height);
      const right = this.column(all.slice(n - way.nSide), width - side, side, mini, way, height);
      const above = this.grid(all.slice(way.nSide, n - way.nSide), side + SEAT.gap, width - 2 * side - 2 * SEAT.gap, mini, { ...way, columns: n - 2 * way.nSide });
      if (!left || !right || !above) return undefined;
      boxes.push(...left.reverse(), ...above.boxes, ...right);
      top = above.height;
    } else if (n) {
      const block = this.grid(all, 0, way.nSide ? side : width, mini, way);
      if (!block || block.height > height + 0.5) return undefined;
      const down = way.nSide ? (height - block.height) / 2 : 0;
      boxes.push(...block.boxes.map((box) => ({ ...box, top: box.top + down })));
      if (!way.nSide) top = block.height;
    }
    const from = side ? side + SEAT.gap : 0;
    const room: Box = {
      left: from,
      top: top + (top ? SEAT.gap : 0),
      width: width - from * (isAround ? 2 : 1),
      height: height - top - (top ? SEAT.gap : 0),
    };
    const middle = this.middle(room, card, way.isSplit);
    if (!middle) return undefined;
    return { card, mini, isBeside: way.isBeside, isTight: this.isTight, captions: this.captions, others: { left: 0, top: 0, width, height }, seats: boxes, isScrolled: false, ...middle, way };
  }

  private column(seats: readonly Thing[][], left: number, width: number, mini: number, way: Way, height: number): Box[] | undefined {
    const sizes = seats.map((things) => this.look.seat(things, mini, width, way.isBeside));
    const sum = sizes.reduce((all, size) => all + (size?.height ?? Infinity), SEAT.gap * (seats.length - 1));
    if (sum > height) return undefined;
    const gap = Math.min(3 * SEAT.gap, (height - sum) / (seats.length + 1)); // the room that is left lies between them
    let top = (height - sum - gap * (seats.length - 1)) / 2;
    return sizes.map((size) => {
      const box = { left, top, width, height: size!.height };
      top += size!.height + SEAT.gap + gap;
      return box;
    });
  }

  grid(seats: readonly Thing[][], left: number, width: number, mini: number, { columns, isBeside }: Way): { boxes: Box[]; height: number } | undefined {
    const boxes: Box[] = [];
    let top = 0;
    const most = this.look.rem * 24; // seats grow with what lies there, not with the table
    const each = Math.min(most, (width - SEAT.gap * (columns - 1)) / Math.max(1, columns));
    for (let first = 0; first < seats.length; first += columns) {
      const line = seats.slice(first, first + columns);
      const sizes = line.map((things) => this.look.seat(things, mini, each, isBeside));
      const height = Math.max(...sizes.map((size) => size?.height ?? Infinity));
      if (height === Infinity) return undefined;
      const start = left + (width - line.length * each - (line.length - 1) * SEAT.gap) / 2;
      line.forEach((_, i) => boxes.push({ left: start + i * (each + SEAT.gap), top, width: each, height }));
      top += height + SEAT.gap;
    }
    return { boxes, height: Math.max(0, top - SEAT.gap) };
  }

  /** The middle and one's own as low as they can be, at the bottom. */
  below(card: number, isSplit: boolean): ReturnType<Table['middle']> {
    const { width, height, rem } = this.wanted;
    for (let part = 2 * rem; part <= height; part += rem / 2) {
      const found = this.middle({ left: 0, top: height - part, width, height: part }, card, isSplit);
      if (found) return found;
    }
    return undefined;
  }

  middle(room: Box, card: number, isSplit: boolean): Pick<Arrangement, 'centre' | 'own' | 'named'> | undefined {
    const { look, captions, wanted } = this;
    const centreIn = (size: Size) => look.groups(wanted.centre, card, size, captions.centre, wanted.names?.centre);
    const ownIn = (size: Size) => look.groups(wanted.own, card, size, captions.own, wanted.names?.own);
    if (!this.wanted.own.length) {
      const size = centreIn(room);
      return size && size.height <= room.height ? { centre: room, own: undefined, named: { centre: size.named, own: { widths: [] } } } : undefined;
    }
    if (!isSplit) {
      const mine = ownIn(room);
      const height = room.height - (mine?.height ?? 0);
      const there = centreIn({ width: room.width, height });
      if (!there || !mine || there.height > height) return undefined;
      return { centre: { ...room, height }, own: { ...room, top: room.top + height, height: mine.height }, named: { centre: there.named, own: mine.named } };
    }
    for (const part of [0.5, 0.34, 0.66]) {
      const width = room.width * part - GAP;
      const [left, right] = [{ ...room, width }, { ...room, left: room.left + width + 2 * GAP, width: room.width - width - 2 * GAP }];
      const [there, mine] = [centreIn(left), ownIn(right)];
      if (there && mine && Math.max(there.height, mine.height) <= room.height) return { centre: left, own: right, named: { centre: there.named, own: mine.named } };
    }
    return undefined;
  }
}

const known = new Map<string, Arrangement>();
const MOST_KNOWN = 60;

/** Arrange a table so that its cards are as large as can be; where even small ones do not fit, it is higher than its room. */
export function arrange(wanted: Wanted): Arrangement {
  if (wanted.width < LEAST.card || wanted.height < LEAST.card) return bare(wanted); // not measured yet
  const key = JSON.stringify(wanted);
  let found = known.get(key);
  if (!found) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, (found = find(wanted)));
  }
  return found;
}

/** The table in the way of another one, with cards of the same size; undefined if it does not fit so. */
export const arrangedAs = ({ way, card, mini, isTight, captions }: Arrangement, wanted: Wanted): Arrangement | undefined =>
  way && new Table(wanted, isTight, captions).arranged(way, card, mini);

function find(wanted: Wanted): Arrangement {
  const withAll = isWide(wanted) && wanted.height > LOW * wanted.rem ? largest(wanted, ALL) : undefined;
  if (withAll && withAll.card >= WORTH_CAPTIONS * wanted.rem) return withAll;
  const plain = largest(wanted, NONE) ?? largest(wanted, NONE, FINER_RATIOS);
  return (plain && !isWide(wanted) ? named(wanted, plain) : undefined) ?? plain ?? scrolled(wanted);
}

const isWide = ({ width, rem }: Wanted) => width > 2 * LOW * rem;

/** A table with the names of as many groups as it has room for, in the way that it has without: cards may become a little smaller for them. */
function named(wanted: Wanted, { way, card, mini, isTight }: Arrangement): Arrangement | undefined {
  const least = Math.max(WORTH_CAPTIONS * wanted.rem, LESS * card);
  if (!way || least > card) return undefined;
  const around = LESS_AROUND.slice(0, isClosed(wanted) ? undefined : 1);
  for (const captions of wanted.own.length ? [ALL, OWN] : [ALL]) for (const part of around) {
    const table = new Table(wanted, isTight, captions);
    let [low, high, found] = [least, card, table.arranged(way, least, part * mini)];
    for (let i = 0; found && i < 6; i++) {
      const tried = i ? (low + high) / 2 : high;
      const fitting = table.arranged(way, tried, part * mini);
      if (fitting) [low, found] = [tried, fitting];
      else high = tried;
      if (low === card) break;
    }
    if (found) return found;
  }
  return undefined;
}

function costOf(way: Way, isTight: boolean, wanted: Wanted): number {
  const { height, rem, seats, isScreen } = wanted;
  const isLeft = way.nSide > 0 && way.nSide === seats.length;
  const isLow = height < LOW * rem && isWide(wanted) && !isScreen; // a narrow one is held upright
  return (isTight ? (isClosed({ seats }) ? COST.single : COST.tight) : 0) + (isLeft && !isLow ? COST.left : 0) + (way.isSplit && !isLow ? COST.split : 0) + (way.isBeside ? COST.beside : 0);
}

const isClosed = ({ seats }: Pick<Wanted, 'seats'>) => seats.every((things) => things.every((thing) => thing.kind === 'backs'));
const leastMini = ({ seats, rem }: Wanted) => (seats.some((things) => things.some(({ kind, n }) => n > 1 && (kind === 'open' || kind === 'spread'))) ? Math.max(LEAST.read, READ * rem) : LEAST.mini);
/** Whether cards of these sizes can be read. */
export const isReadable = ({ card, mini }: Pick<Arrangement, 'card' | 'mini'>, wanted: Wanted) => card >= LEAST.card && mini >= leastMini(wanted);
const waysOf = (wanted: Wanted) => waysFor(wanted.seats.length, wanted.own.length > 0);

function largest(wanted: Wanted, captions: Captions, ratios = RATIOS): Arrangement | undefined {
  const weight = isClosed(wanted) ? 0.3 : 1.1; // nobody reads backs
  const ways = waysOf(wanted);
  let [best, found] = [-Infinity, undefined as Arrangement | undefined];
  for (const isTight of [false, true]) {
    const table = new Table(wanted, isTight, captions);
    for (const ratio of wanted.seats.length ? ratios : [1]) {
      const least = Math.max(LEAST.card, leastMini(wanted) / ratio);
      for (const way of ways) {
        const cost = costOf(way, isTight, wanted);
        let low = Math.max(least, Math.exp((best + 1e-6 + cost - weight * Math.log(ratio)) / (1 + weight))); // less would not be better
        if (low > wanted.most) continue;
        let fitting = table.arranged(way, low, low * ratio);
        if (!fitting) continue;
        for (let high = wanted.most, i = 0; i < 7; i++) {
          const card = i ? (low + high) / 2 : high;
          const tried = table.arranged(way, card, card * ratio);
          if (tried) [low, fitting] = [card, tried];
          else high = card;
          if (!i && tried) break;
        }
        [best, found] = [(1 + weight) * Math.log(low) + weight * Math.log(ratio) - cost, fitting];
      }
    }
  }
  return found;
}

/** Small cards, and seats that are scrolled above the middle or beside it: what is in the middle and one's own stays in sight. */
function scrolled(wanted: Wanted): Arrangement {
  const { width, height, rem } = wanted;
  const table = new Table(wanted, true, NONE);
  const mini = leastMini(wanted);
  let [best, found] = [0, undefined as Arrangement | undefined];
  for (let card = LEAST.card; card > LEAST.card * 0.6 && !found; card -= 4) for (const way of waysOf(wanted)) {
    const isLeft = way.nSide === wanted.seats.length;
    if (way.nSide && !isLeft) continue;
    const side = isLeft ? way.share * width : width;
    const block = table.grid(wanted.seats, 0, side, mini, way);
    const middle = isLeft ? table.middle({ left: side + SEAT.gap, top: 0, width: width - side - SEAT.gap, height }, card, way.isSplit) : table.below(card, way.isSplit);
    if (!block || !middle) continue;
    const room = isLeft ? height : middle.centre.top - SEAT.gap;
    const seen = Math.min(1, room / block.height);
    if (room < 4 * rem || seen <= best) continue;
    const others = { left: 0, top: 0, width: side, height: room };
    [best, found] = [seen, { card, mini, isBeside: way.isBeside, isTight: true, captions: NONE, others, seats: block.boxes, isScrolled: true, ...middle }];
  }
  return found ?? bare(wanted);
}

/** There is too little room, or none yet: everything one below the other, to be scrolled as a whole. */
function bare(wanted: Wanted): Arrangement {
  const { rem } = wanted;
  const width = Math.max(wanted.width, 12 * rem);
  const table = new Table({ ...wanted, width }, true, NONE);
  const [card, mini] = [LEAST.card, LEAST.mini];
  const block = table.grid(wanted.seats, 0, width, mini, { columns: 1, nSide: 0, share: 0, isBeside: false, isSplit: false });
  const lower = table.middle({ left: 0, top: (block?.height ?? 0) + SEAT.gap, width, height: 200 * rem }, card, false);
  const none = { left: 0, top: 0, width, height: 0 };
  const middle = lower ?? { centre: none, own: none, named: { centre: { widths: [] }, own: { widths: [] } } };
  const own = middle.own && { ...middle.own, top: middle.own.top - 180 * rem }; // the middle takes what it needs
  const centre = { ...middle.centre, height: Math.max(0, middle.centre.height - 180 * rem) };
  const others = { ...none, height: block?.height ?? 0 };
  const isMeasured = wanted.width > 0;
  return { card, mini, isBeside: false, isTight: true, captions: NONE, others, seats: block?.boxes ?? wanted.seats.map(() => none), isScrolled: false, isWhole: isMeasured, ...middle, centre, own };
}
