import type { KeptPiece } from '../../state.ts';
import { withoutSlang } from '../../understand/words/plain-text.ts';

/** Messages as typed, and in plain words: the patterns of matters may be written for either. */
export const matterWords = (
  pieces: readonly Pick<KeptPiece, 'said' | 'text' | 'plain'>[],
): string =>
  pieces
    .flatMap(({ said, text, plain }) => [
      withoutApostrophes(`${said} ${text}`),
      withoutSlang(said),
      plain,
    ])
    .join(' . ');

export const withoutApostrophes = (text: string): string =>
  text.toLowerCase().replace(/[’']/gu, '');
