import { BODIES } from '@palm/astrology/vocabulary';
import type { Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import type { Point } from '../vocabulary.ts';

/** Says whose planet is whose, where a passage on two charts speaks of "one of you"; null for every other page. */
export function whosePlanet({ fact }: News, { owner }: Passage): string | null {
  if (fact.kind !== 'cross' || owner !== null || fact.of === fact.to) return null;
  return `It's your ${partOf(fact.of)}, and their ${partOf(fact.to)}.`;
}

function partOf(point: Point): string {
  if (point === 'ascendant') return 'rising sign';
  if (point === 'midheaven') return 'Midheaven';
  return BODIES[point].name;
}
