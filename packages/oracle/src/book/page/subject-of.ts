import { BODIES } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../facts/in-text.ts';
import type { About } from '../news/news.ts';
import { MATTER_WORDS } from '../slots/matter-words.ts';

/** What some news is about, in a few words; null for what is not of the sky. */
export function subjectOf({ body, point, matter }: About): string | null {
  if (body === null) return null;
  const mover = bodyInText(body);
  if (point !== null && point !== 'ascendant' && point !== 'midheaven') {
    return `${mover} and your ${BODIES[point].name}`;
  }
  const touched = point === null ? matter : MATTER_OF_ANGLE[point];
  return touched === null ? mover : `${mover}: ${MATTER_WORDS[touched]}`;
}

const MATTER_OF_ANGLE = { ascendant: 'self', midheaven: 'career' } as const;
