import { normaliseMessage } from './normalise-message.ts';

/** What every part of care looks at, worked out once. */
export type LookedAt = {
  readonly normalised: string;
  /** Stretches of the message short enough for the rules to stay fast, overlapping at the seams. */
  readonly passages: readonly string[];
};

/** Faces that laugh: a word of their own, which excuses figures of speech and nothing else. */
const LAUGHING = /[😂🤣💀☠😹😆]/gu;
const LAUGH_WORD = ' laughface ';

const PASSAGE_LENGTH = 1200;
const PASSAGE_OVERLAP = 300;

export function lookAtMessage(text: string): LookedAt {
  const normalised = normaliseMessage(text.replace(LAUGHING, LAUGH_WORD))
    .replace(/\bmoms\b/gu, 'mums')
    // "To die for" is praise, "to die for real" is not.
    .replace(/\b(die|dead|dying) for real\b/gu, '$1');
  return { normalised, passages: passagesOf(normalised) };
}

function passagesOf(normalised: string): string[] {
  const passages: string[] = [];
  const stride = PASSAGE_LENGTH - PASSAGE_OVERLAP;
  for (let start = 0; start === 0 || start + PASSAGE_OVERLAP < normalised.length; start += stride) {
    passages.push(normalised.slice(start, start + PASSAGE_LENGTH));
  }
  return passages;
}
