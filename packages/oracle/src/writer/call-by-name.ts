import { uncapitalised } from '../text/sentences.ts';
import type { Hand } from './hand.ts';

/** A first name and nothing else: whatever does not look like one is left out. */
const NAME = /^\p{Lu}[\p{L}'’-]{1,19}$/u;

export function firstNameOf(name: string | undefined): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return NAME.test(first) ? first : null;
}

/** A question, now and then with the reader's name before it. */
export function askedByName(question: string, name: string | undefined, hand: Hand): string {
  const first = firstNameOf(name);
  return first !== null && hand.draw('by-name', [true, false, false])
    ? `${first}, ${uncapitalised(question)}`
    : question;
}
