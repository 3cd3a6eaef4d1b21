/** Short notices above the prompt: refusals as sentences, a copied link. They fade by themselves. */
import { Refusal } from './refusal';
import { hasText, t } from './texts.svelte';

export interface Notice {
  id: number;
  text: string;
}

const SHOWN_MS = 3600;
const LETTER_MS = 40; // more for each letter of a longer one
const SHORT = 40; // letters
let n = 0;
/** The foot of a table, so many px high, which what lies on the table leaves in sight; and whether notices are said on its bar. */
export const ground = $state({ height: 0, isBar: false });
export const notices = $state<Notice[]>([]);

export function notify(text: string): void {
  const id = ++n;
  const same = notices.findIndex((each) => each.text === text);
  if (same >= 0) notices.splice(same, 1);
  notices.splice(0, Math.max(0, notices.length - 1));
  notices.push({ id, text });
  setTimeout(() => {
    const at = notices.findIndex((each) => each.id === id);
    if (at >= 0) notices.splice(at, 1);
  }, SHOWN_MS + LETTER_MS * Math.max(0, text.length - SHORT));
}

/** What was said is of the time before. */
export function forget(): void {
  notices.splice(0);
}

/** A refusal as a sentence: the rule's reason, or what the server's code means. */
export function sentenceOf(error: unknown, game = ''): string {
  if (!(error instanceof Refusal)) return t('problem-failed');
  const reason = `refusal-${error.key}`;
  if (error.key && hasText(reason, game)) return t(reason, {}, game);
  const key = `problem-${error.code}`;
  return hasText(key) ? t(key) : error.detail || t('problem-failed');
}

export function complain(error: unknown, game = ''): void {
  notify(sentenceOf(error, game));
}
