/** A game's lesson: one move after the other. Only what the others do goes on by itself; all words stay until the learner has done what they ask for. */
import { judgeMove, lessonOf } from '../lib/api';
import { notify } from '../lib/complaints.svelte';
import { isStill } from '../lib/flight.svelte';
import type { LessonStepShown, MoveJudged, Sentence, View } from '../lib/protocol';
import { t } from '../lib/texts.svelte';
import { Exercise } from './exercise.svelte';

export class Lesson extends Exercise {
  readonly isGuided = true;
  steps = $state.raw<LessonStepShown[]>([]);
  n = $state(0); // of the step
  told = $state.raw<Sentence[]>([]); // what was said of what the others did before
  private done = $state<string>(); // the step before, if this one goes on from it
  private nBegun = 0;

  async load(): Promise<void> {
    this.steps = await lessonOf(this.game);
    this.begin(0);
  }

  step = $derived<LessonStepShown | undefined>(this.steps[this.n]);
  isLast = $derived(this.n + 1 >= this.steps.length);
  private next = $derived<LessonStepShown | undefined>(this.steps[this.n + 1]);
  private goesOn = $derived(this.isDone && this.next !== undefined);
  /** What was done just before, and what is asked for now: both are said together, so that no touch is needed in between. */
  after = $derived(this.isDone ? this.step?.key : this.done);
  asked = $derived(!this.isDone ? this.step : this.next?.lead.length ? undefined : this.next);
  /** What is to be touched shines, until it is done. */
  pointed = $derived(this.isDone || this.isLeading ? undefined : this.step?.moves[0]?.[0]);
  isSeen = $state(false); // the last move, as far as it moves cards

  override async act(actions: string[]): Promise<void> {
    const begun = this.nBegun;
    await super.act(actions);
    if (!this.isDone) return;
    if (!isStill()) await new Promise((seen) => setTimeout(seen, this.showsFor));
    if (begun !== this.nBegun) return;
    if (this.goesOn) this.begin(this.n + 1);
    else this.isSeen = true;
  }

  rights = $derived(this.step?.moves.map(([first]) => first!) ?? []);

  begin(n: number): void {
    this.done = this.goesOn ? this.step?.key : undefined;
    this.n = n;
    this.isDone = false;
    this.isSeen = false;
    this.told = [];
    void this.lead(++this.nBegun);
  }

  /** Show what happens before the learner is asked, one deed after the other; where nothing is to move, at once. */
  private async lead(begun: number): Promise<void> {
    const step = this.step;
    this.isLeading = Boolean(step?.lead.length);
    for (const { events, sentences, view, ms } of step?.lead ?? []) {
      this.told = [...this.told, ...sentences];
      const flying = this.show(events, { ...(view as View), legal: [], proposals: [], prompt: '' });
      if (ms && !isStill()) await new Promise((seen) => setTimeout(seen, Math.max(ms, flying)));
      if (begun !== this.nBegun) return;
    }
    this.isLeading = false;
    if (step) this.show([], step.view as View);
  }

  protected judge(actions: string[], isTrial: boolean): Promise<MoveJudged> {
    return judgeMove(this.game, this.step!.key, { actions, is_trial: isTrial });
  }

  protected heed(judged: MoveJudged): boolean {
    if (!judged.is_right) notify(t('lesson-other'));
    return judged.is_right;
  }
}
