/** A game's lesson: one move after the other, each in a position of its own or where the one before has led. */
import { judgeMove, lessonOf } from '../lib/api';
import { notify } from '../lib/complaints.svelte';
import { isStill } from '../lib/flight.svelte';
import type { LessonStepShown, MoveJudged, Sentence, View } from '../lib/protocol';
import { t } from '../lib/texts.svelte';
import { Exercise } from './exercise.svelte';

const DEED_MS = 900; // at least, to read what somebody does

export class Lesson extends Exercise {
  steps = $state.raw<LessonStepShown[]>([]);
  n = $state(0); // of the step
  told = $state.raw<Sentence[]>([]); // what was said of what the others did before
  private nBegun = 0;

  async load(): Promise<void> {
    this.steps = await lessonOf(this.game);
    this.begin(0);
  }

  step = $derived<LessonStepShown | undefined>(this.steps[this.n]);
  isLast = $derived(this.n + 1 >= this.steps.length);
  /** What is to be touched shines, until it is done. */
  pointed = $derived(this.isDone || this.isLeading ? undefined : this.step?.moves[0]?.[0]);

  begin(n: number): void {
    this.n = n;
    this.isDone = false;
    this.told = [];
    void this.lead(++this.nBegun);
  }

  /** Show what happens before the learner is asked, one deed after the other; where nothing is to move, at once. */
  private async lead(begun: number): Promise<void> {
    const step = this.step;
    this.isLeading = Boolean(step?.lead.length);
    for (const { events, sentences, view } of step?.lead ?? []) {
      const said = sentences.filter(({ key }) => key !== 'event-turn');
      this.told = [...this.told, ...said];
      const ms = this.show(events, { ...(view as View), legal: [], proposals: [], prompt: '' });
      if (said.length && !isStill()) await new Promise((seen) => setTimeout(seen, Math.max(ms, DEED_MS)));
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
