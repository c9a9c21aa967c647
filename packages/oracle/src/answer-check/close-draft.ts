import { wordsOf } from '../text/words-of.ts';
import { firstNameOf } from '../prompt/first-name.ts';
import type { ReadingPart } from '../reading.ts';
import type { Draft } from './draft.ts';

export interface Closing {
  /** Whether the model came to its own end. */
  readonly isFinished: boolean;
  /** A reading has a page of the Book beside it; a chat answer a reply of our own. */
  readonly isReading: boolean;
  readonly name: string | undefined;
}

const ENOUGH_WORDS = { reading: 60, chat: 25 } as const;

type Own = { readonly parts: readonly ReadingPart[] };

/**
 * What our own words add to a draft, so that the whole can stand: nothing where there is enough, the whole page where a
 * reading is too short, the rest of the reply in a chat. What was shown stays.
 */
export function closeDraft(
  { parts }: Draft,
  own: Own,
  { isFinished, isReading, name }: Closing,
): readonly ReadingPart[] {
  if (parts.length === 0) return own.parts;
  const words = parts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (isReading) return words >= ENOUGH_WORDS.reading ? [] : nameless(own.parts, parts, name);
  const isEnough = words >= ENOUGH_WORDS.chat;
  const asks = parts.slice(-2).some(({ text }) => text.includes('?'));
  if (isEnough && (asks || isFinished)) return [];
  return nameless(isEnough ? questionOf(own) : restOf(own, parts.length), parts, name);
}

const questionOf = ({ parts }: Own): ReadingPart[] => {
  const question = parts.findLast(({ text }) => text.includes('?'));
  return question === undefined ? [] : [question];
};

/** A sentence that leans on the one before it. */
const LEANS = /^(?:this|that|these|those|it|they|then|so|and|but|there|here)\b/iu;
const LEAST_PARTS = 2;

/** From the same place on, but for sentences that lean on one that is not there. */
function restOf({ parts }: Own, from: number): ReadingPart[] {
  const rest = parts.slice(Math.max(0, Math.min(from, parts.length - LEAST_PARTS)));
  const first = rest.findIndex(({ text }) => !LEANS.test(text));
  return first === -1 ? [] : rest.slice(first);
}

/** Nobody is called by name twice. */
function nameless(
  added: readonly ReadingPart[],
  shown: readonly ReadingPart[],
  name: string | undefined,
): readonly ReadingPart[] {
  const first = firstNameOf(name);
  if (first === null || !shown.some(({ text }) => text.includes(first))) return added;
  return added.map((part) => withoutName(part, first));
}

function withoutName(part: ReadingPart, first: string): ReadingPart {
  const called = `${first}, `;
  if (!part.text.startsWith(called)) return part;
  const rest = part.text.slice(called.length);
  return { ...part, text: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
