import { BODIES } from '@palm/astrology/vocabulary';
import type { Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import type { Point } from '../vocabulary.ts';

/** Says whose planet is whose, where a passage on two charts speaks of "one of you"; null for every other page. */
export function whosePlanet({ fact }: News, { owner }: Passage): string | null {
  if (fact.kind !== 'cross' || owner !== null || fact.of === fact.to) return null;
  return `Between you two, ${partOf(fact.of)} is yours and ${partOf(fact.to)} is theirs.`;
}

function partOf(point: Point): string {
  if (point === 'ascendant') return 'the rising sign';
  if (point === 'midheaven') return 'the top of the chart';
  return point === 'sun' || point === 'moon' ? `the ${BODIES[point].name}` : BODIES[point].name;
}
