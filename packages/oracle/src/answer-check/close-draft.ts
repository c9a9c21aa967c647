import { wordsOf } from '../text/four-grams.ts';
import { firstNameOf } from '../writer/call-by-name.ts';
import type { Reading, ReadingPart } from '../writer/reading.ts';
import type { Draft } from './draft.ts';

export interface Closing {
  /** Whether the model came to its own end. */
  readonly isFinished: boolean;
  /** A reading ends with a question; a chat answer may end as it likes. */
  readonly isReading: boolean;
  readonly name: string | undefined;
}

const ENOUGH_WORDS = { reading: 60, chat: 25 } as const;

/**
 * What our own writer adds to a draft, so that the whole can stand: nothing where there is enough, its end where the
 * model broke off, all of it where the model said nothing that may be shown. What was shown stays.
 */
export function closeDraft(
  { parts }: Draft,
  own: Pick<Reading, 'parts'>,
  { isFinished, isReading, name }: Closing,
): readonly ReadingPart[] {
  if (parts.length === 0) return own.parts;
  const words = parts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const isEnough = words >= (isReading ? ENOUGH_WORDS.reading : ENOUGH_WORDS.chat);
  const asks = parts.slice(-2).some(({ text }) => text.includes('?'));
  if (isEnough && (asks || (!isReading && isFinished))) return [];
  const ending = isEnough ? questionOf(own) : restOf(own, parts.length);
  const isNamed = parts.some(({ text }) => text.includes(firstNameOf(name) ?? '\u0000'));
  return isNamed ? ending.map((part) => withoutName(part, name)) : ending;
}

const questionOf = ({ parts }: Pick<Reading, 'parts'>): ReadingPart[] => {
  const question = parts.findLast(({ text }) => text.includes('?'));
  return question === undefined ? [] : [question];
};

/** A sentence that leans on the one before it. */
const LEANS = /^(?:this|that|these|those|it|they|then|so|and|but|there|here)\b/iu;
const LEAST_PARTS = 2;

/** From the same place on, but for sentences that lean on one that is not there. */
function restOf({ parts }: Pick<Reading, 'parts'>, from: number): ReadingPart[] {
  const rest = parts.slice(Math.max(0, Math.min(from, parts.length - LEAST_PARTS)));
  const first = rest.findIndex(({ text }) => !LEANS.test(text));
  return first === -1 ? [] : rest.slice(first);
}

function withoutName(part: ReadingPart, name: string | undefined): ReadingPart {
  const called = `${firstNameOf(name)}, `;
  if (!part.text.startsWith(called)) return part;
  const rest = part.text.slice(called.length);
  return { ...part, text: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
