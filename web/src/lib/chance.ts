/** The chance that deals the cards: Threefry-4x32-20 and the shuffle, as docs/records.md writes them down. */

const PARITY = 0x1bd11bda;
const WORDS = 2 ** 32;
const ROTATIONS = [
  [10, 26, 11, 21, 13, 27, 23, 5],
  [6, 20, 17, 11, 25, 10, 18, 20],
] as const;

const rotated = (x: number, left: number) => ((x << left) | (x >>> (32 - left))) >>> 0;
const sum = (a: number, b: number) => (a + b) >>> 0;

export class Chance {
  private readonly key: number[];

  /** The seed has 32 hex digits; its lowest 32 bits are the first word of the key. It may have served before. */
  constructor(
    seed: string,
    private nUses = 0,
  ) {
    const digits = seed.padStart(32, '0');
    this.key = [3, 2, 1, 0].map((i) => parseInt(digits.slice(8 * i, 8 * i + 8), 16));
    this.key.push(this.key.reduce((all, word) => all ^ word, PARITY) >>> 0);
  }

  /** Four random words. */
  block(counter0: number, counter1: number): [number, number, number, number] {
    const key = (i: number) => this.key[i % 5]!;
    let x0 = sum(counter0, key(0));
    let x1 = sum(counter1, key(1));
    let x2 = key(2);
    let x3 = key(3);
    for (let step = 1; step <= 5; step++) {
      const turns = ROTATIONS[(step + 1) % 2]!;
      for (let i = 0; i < 8; i += 4) {
        x0 = sum(x0, x1);
        x1 = (rotated(x1, turns[i]!) ^ x0) >>> 0;
        x2 = sum(x2, x3);
        x3 = (rotated(x3, turns[i + 1]!) ^ x2) >>> 0;
        x0 = sum(x0, x3);
        x3 = (rotated(x3, turns[i + 2]!) ^ x0) >>> 0;
        x2 = sum(x2, x1);
        x1 = (rotated(x1, turns[i + 3]!) ^ x2) >>> 0;
      }
      x0 = sum(x0, key(step));
      x1 = sum(x1, key(step + 1));
      x2 = sum(x2, key(step + 2));
      x3 = sum(x3, key(step + 3) + step);
    }
    return [x0, x1, x2, x3];
  }

  /** A fair number from 0 to n - 1; counts as one use. */
  below(n: number): number {
    return Math.floor((this.block(0, this.nUses++)[0] * n) / WORDS);
  }

  /** The cards in another order; counts as one use. Every word places two cards: its product's whole part, then the rest. */
  shuffled<T>(cards: readonly T[]): T[] {
    const use = this.nUses++;
    const order = [...cards];
    const swap = (i: number, j: number) => ([order[i], order[j]] = [order[j]!, order[i]!]);
    let left = order.length;
    for (let block = 0; left > 1; block++) {
      for (const word of this.block(block, use)) {
        if (left < 2) break;
        const product = word * left; // below 2 ** 40: exact
        swap(--left, Math.floor(product / WORDS));
        if (left > 1) {
          const rest = (product % WORDS) * left;
          swap(--left, Math.floor(rest / WORDS));
        }
      }
    }
    return order;
  }
}
