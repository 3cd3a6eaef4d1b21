/** The quick reactions as pictures. */
import type { Emote } from '../lib/protocol';

export const EMOTE_FACES: Record<Emote, string> = {
  cheer: '🎉',
  clap: '👏',
  laugh: '😄',
  wow: '😮',
  oops: '🙈',
  hurry: '⏰',
  thanks: '🙏',
  well_played: '🏅',
};
