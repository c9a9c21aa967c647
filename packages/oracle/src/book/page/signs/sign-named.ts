import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import type { About } from '../../news/news.ts';
import { isOneOf, PERSONAL_PLANETS } from '../../vocabulary.ts';

/** The passage with the sign of the user's own planet at its first mention: "your Moon in Cancer"; null where there is no such place. */
export function signNamed(text: string, { point, pointSign, family }: About): string | null {
  if (point === null || pointSign === null || family === null) return null;
  if (!isOneOf(PERSONAL_PLANETS, point)) return null;
  const mention = new RegExp(`\\byour (?:own )?${BODIES[point].name}${BEFORE_A_PAUSE}`, 'u');
  return mention.test(text)
    ? text.replace(mention, (words) => `${words} in ${SIGNS[pointSign].name}`)
    : null;
}

/** Before an object it would be in the way: "keeps your Moon company". */
const BEFORE_A_PAUSE =
  '(?=[,.;:?]| (?:until|till|from|this|around|since|about|between|after|once|every|is|are|get|agree)\\b)';
