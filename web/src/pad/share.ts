/** A pad for others: as text, as a picture, as a file. Shared where the device can share, else copied or saved. */
import { language, t } from '../lib/texts.svelte';
import { ranksOf } from './counting';
import { pictureOf } from './picture';
import { leadWords, minus, podium, scoreWords } from './words';
import { courseIn, type Pad } from './written';

const today = () => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format();

export function textOf(pad: Pad): string {
  const { tallies } = courseIn(pad);
  const now = tallies.at(-1)!;
  const places = podium(ranksOf(now)).map(({ seat, rank }) => `${rank}. ${t('labelled', { label: pad.names[seat]!, words: scoreWords(pad, now, seat) })}`);
  const rounds = tallies.slice(1).map((tally, i) => t('labelled', { label: t('round-over', { n: i + 1 }), words: tally.scores.map((score, seat) => `${pad.names[seat]} ${minus(score)}`).join(', ') }));
  return [`${pad.title} · ${today()}`, ...places, '', ...rounds, ...(now.isOver ? [] : ['', leadWords(pad, now)])].join('\n');
}

/** Share a text; resolves to true if it was copied in place of that. */
export async function shareText(text: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ text }).catch(ignoreAbort);
    return false;
  }
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else saveFile(new File([text], 'quintet.txt', { type: 'text/plain' })); // plain HTTP has no clipboard of its own
  return Boolean(navigator.clipboard);
}

export async function sharePicture(pad: Pad): Promise<void> {
  const file = new File([await pictureOf(pad, today())], 'quintet.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(ignoreAbort);
  else saveFile(file);
}

/** Somebody who thinks better of it has done nothing wrong. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

export const savePad = (text: string): void => saveFile(new File([text], 'quintet-pad.json', { type: 'application/json' }));
