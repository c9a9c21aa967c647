import { wordsOf } from '../text/words-of.ts';
import { SHORTEST_PAGE_WORDS } from '../prompt/page-length.ts';
import { firstNameOf } from '../prompt/first-name.ts';
import type { ReadingPart } from '../reading.ts';
import type { Draft } from './draft.ts';

const ENOUGH_WORDS = { reading: SHORTEST_PAGE_WORDS, chat: 20 } as const;

export interface Closing {
  /** A reading has a page of the Book beside it; a chat answer a reply of our own. */
  readonly isReading: boolean;
  readonly name: string | undefined;
}

/**
 * What our own words add to a draft, so that the whole can stand: nothing where there is enough, else our own page or
 * reply, whole and in paragraphs of its own. What was shown stays; nothing of ours stands in the middle of it.
 */
export function closeDraft(
  { parts }: Pick<Draft, 'parts'>,
  own: readonly ReadingPart[],
  { isReading, name }: Closing,
): readonly ReadingPart[] {
  if (parts.length === 0) return own;
  const words = parts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (words >= ENOUGH_WORDS[isReading ? 'reading' : 'chat']) return [];
  return nameless(own, parts, name).map((part, at) =>
    at === 0 || isReading ? { ...part, isParagraph: true } : part,
  );
}

/** No name is said twice. */
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
