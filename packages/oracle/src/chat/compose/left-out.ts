import { ADVICE_KINDS } from '../../../content/chat/words/advice-kinds.ts';

const ADVICE = 'rejected/';
const SUBJECT = 'struck/';

/** How a rejected kind of advice is kept among the names of what was said. */
export const rejectedName = (kind: string): string => `${ADVICE}${kind}`;

/** The same for a word that the user said it is not about. */
export const struckName = (word: string): string => `${SUBJECT}${word}`;

/** Whether a text gives advice that the user rejected, or names what they said it is not about. */
export function isLeftOut(text: string, used: readonly string[]): boolean {
  const names = new Set(used.filter((name) => name.startsWith(ADVICE)));
  if (names.size > 0) {
    const isGiven = ADVICE_KINDS.some(
      ({ id, given }) => names.has(rejectedName(id)) && given.test(text),
    );
    if (isGiven) return true;
  }
  return used.some(
    (name) =>
      name.startsWith(SUBJECT) &&
      new RegExp(String.raw`\b${name.slice(SUBJECT.length)}`, 'iu').test(text),
  );
}
