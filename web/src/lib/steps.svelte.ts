/** Draws much in steps: each is a task of its own, so that a slow phone keeps no touch waiting for long. */
export class Steps {
  done = $state(0);

  /** Make it while a component is made; it takes so many steps as soon as it can. */
  constructor(
    private readonly most: number | (() => number),
    canBegin = () => true,
  ) {
    $effect(() => {
      if (this.isDone || !canBegin()) return undefined;
      const next = setTimeout(() => this.done++);
      return () => clearTimeout(next);
    });
  }

  get isDone(): boolean {
    return this.done >= (typeof this.most === 'number' ? this.most : this.most());
  }
}
