import { messageFeatures } from './message-features.ts';
import { normaliseMessage, sentencesOf } from './normalise-message.ts';
import { sensitiveByRule } from './rules/sensitive-rules.ts';
import type { SensitiveTopic } from './topics.ts';

/** What every part of the router looks at, worked out once. */
export type LookedAt = {
  readonly normalised: string;
  /** Stretches of the message short enough for the rules to stay fast, overlapping at the seams. */
  readonly passages: readonly string[];
  /** Features of the whole message, and of each sentence when there are several. */
  readonly features: readonly (readonly number[])[];
  readonly sensitive: readonly SensitiveTopic[];
};

/** Too few words teach the classifiers nothing; the rules see them all the same. */
const FEWEST_WORDS = 3;
const PASSAGE_LENGTH = 1200;
const PASSAGE_OVERLAP = 300;

export function lookAtMessage(text: string): LookedAt {
  const normalised = normaliseMessage(text);
  const passages = passagesOf(normalised);
  return {
    normalised,
    passages,
    features: classifiedPieces(normalised).map(messageFeatures),
    sensitive: [...new Set(passages.flatMap(sensitiveByRule))],
  };
}

/** One cry must not drown in a long, calm message: sentences are looked at one by one as well. */
function classifiedPieces(normalised: string): string[] {
  const sentences = sentencesOf(normalised);
  const pieces = sentences.length > 1 ? [sentences.join(' '), ...sentences] : sentences;
  return pieces.filter((piece) => piece.split(' ').length >= FEWEST_WORDS);
}

function passagesOf(normalised: string): string[] {
  const passages: string[] = [];
  const stride = PASSAGE_LENGTH - PASSAGE_OVERLAP;
  for (let start = 0; start === 0 || start + PASSAGE_OVERLAP < normalised.length; start += stride) {
    passages.push(normalised.slice(start, start + PASSAGE_LENGTH));
  }
  return passages;
}
