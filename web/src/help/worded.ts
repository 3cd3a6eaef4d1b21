/** The rules name options, their values and ways of playing by their codes: here they get the names that the table has for them. */
import type { Block, Span } from '../lib/markdown';
import { choiceWords } from '../lib/options';
import type { GameShown } from '../lib/protocol';
import { hasText, t } from '../lib/texts.svelte';

export function worded(blocks: Block[], game: GameShown): Block[] {
  const wordedIn = (spans: Span[]): Span[] => {
    const named = spans.filter(({ kind }) => kind === 'code').map(({ text }) => game.options.find(({ name }) => name === text));
    return spans.map((span) => (span.kind === 'code' ? { kind: 'option', text: nameOf(span.text, game, named.find((option) => option)) } : span));
  };
  return blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.map(wordedIn) };
    if (block.kind === 'table') return { ...block, head: block.head.map(wordedIn), rows: block.rows.map((row) => row.map(wordedIn)) };
    return { ...block, spans: wordedIn(block.spans) };
  });
}

/** What a code stands for: an option, a value (of the option that is told of, if it has that value), or a way of playing. */
function nameOf(code: string, { id, options, presets }: GameShown, about: GameShown['options'][number] | undefined): string {
  const quoted = (key: string) => t('quoted', { words: t(key, {}, id) });
  if (options.some(({ name }) => name === code) && hasText(`option-${code}`, id)) return quoted(`option-${code}`);
  const found = [...(about ? [about] : []), ...options].find(({ choices }) => choices.includes(code));
  if (found) return t('quoted', { words: choiceWords(id, found.name, code) });
  return code in presets && hasText(`preset-${code}`, id) ? quoted(`preset-${code}`) : code;
}
