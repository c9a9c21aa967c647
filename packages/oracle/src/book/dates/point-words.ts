import { BODIES } from '@palm/astrology/vocabulary';
import type { Point } from '../vocabulary.ts';

/** "your Venus"; the angles of a chart by what they are. */
export function yours(point: Point): string {
  if (point === 'ascendant') return 'your rising point';
  if (point === 'midheaven') return 'the top of your chart';
  return `your ${BODIES[point].name}`;
}

/** The end of the chart across from a point. */
export function across(point: Point): string {
  if (point === 'ascendant') return 'your setting point';
  if (point === 'midheaven') return 'the lowest point of your chart';
  return `the place across from your ${BODIES[point].name}`;
}
