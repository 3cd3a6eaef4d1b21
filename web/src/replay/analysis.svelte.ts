/** The analysis of a finished match: begun when somebody wants it, followed until it is done. */
import { analyse, analysisOf } from '../lib/api';
import { sentenceOf } from '../lib/complaints.svelte';
import type { Analysis } from '../lib/protocol';

const ASK_MS = 700; // between two questions

export class AnalysisFollowed {
  found = $state.raw<Analysis>();
  trouble = $state('');
  private isClosed = false;

  constructor(readonly match: string) {}

  close(): void {
    this.isClosed = true;
  }

  /** Look whether it is there already, or on its way. */
  async look(): Promise<void> {
    await this.follow(analysisOf);
  }

  async begin(): Promise<void> {
    this.trouble = '';
    await this.follow(analyse);
  }

  private async follow(ask: (match: string) => Promise<Analysis>): Promise<void> {
    try {
      this.found = await ask(this.match);
      while (!this.isClosed && this.found.is_begun && !this.found.is_done) {
        await new Promise((done) => setTimeout(done, ASK_MS));
        this.found = await analysisOf(this.match);
      }
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
  }
}
