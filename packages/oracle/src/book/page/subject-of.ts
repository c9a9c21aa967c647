import { BODIES } from '@palm/astrology/vocabulary';
import type { About } from '../news/news.ts';
import type { Point } from '../vocabulary.ts';
import { MATTER_WORDS } from './matter-words.ts';

/** What some news is about, in a few words; null for what is not of the sky. */
export function subjectOf({ body, point, matter }: About): string | null {
  if (body === null) return null;
  const mover = body === 'sun' || body === 'moon' ? `the ${BODIES[body].name}` : BODIES[body].name;
  const touched = point === null ? matterWords(matter) : pointWords(point);
  return touched === null ? mover : `${mover} and ${touched}`;
}

const matterWords = (matter: About['matter']): string | null =>
  matter === null ? null : MATTER_WORDS[matter];

function pointWords(point: Point): string {
  if (point === 'ascendant') return MATTER_WORDS.self;
  if (point === 'midheaven') return MATTER_WORDS.career;
  return `your ${BODIES[point].name}`;
}
