import { firstNameOf } from '../prompt/first-name.ts';
import { putBackName } from '../prompt/put-back-name.ts';
import { wordsOf } from '../text/words-of.ts';
import type { ReadingPart } from '../reading.ts';
import { checkPart, checkTitle, type PartCheck } from './check-part.ts';
import { createAnswerReader, type Said } from './read-answer.ts';

/** What a model has written so far and may be shown. */
export interface Draft {
  readonly title: string | null;
  readonly parts: readonly ReadingPart[];
  /** Parts that did not pass. */
  readonly dropped: number;
}

export interface Drafting extends Draft {
  /** Takes what the model says next; answers the parts that may now be shown. */
  take(piece: string): ReadingPart[];
}

const MOST_PARTS = 12;
const MOST_WORDS = 200;

/** Reads a model's answer as it comes, checks each part, and puts the name back into what has passed. */
export function startDraft(check: Omit<PartCheck, 'hasName'>, name: string | undefined): Drafting {
  const saidIn = createAnswerReader();
  const parts: ReadingPart[] = [];
  let title: string | null = null;
  let dropped = 0;
  let words = 0;
  let hasName = firstNameOf(name) !== null;

  const judge = (said: Said): ReadingPart[] => {
    if ('title' in said) {
      title ??= checkTitle(said.title);
      return [];
    }
    const isRepeated = parts.some(({ text }) => text === said.text);
    const isTooMuch = parts.length >= MOST_PARTS || words >= MOST_WORDS;
    if (isRepeated || isTooMuch) return [];
    if (checkPart(said, { ...check, hasName }) !== null) {
      dropped += 1;
      return [];
    }
    // A name is used once.
    if (said.text.includes('{name}')) hasName = false;
    words += wordsOf(said.text).length;
    const part = { ...said, text: putBackName(said.text, name) };
    parts.push(part);
    return [part];
  };

  return {
    take: (piece) => saidIn(piece).flatMap(judge),
    parts,
    get title() {
      return title;
    },
    get dropped() {
      return dropped;
    },
  };
}
