import type { Positions } from '../ephemeris/positions.ts';
import { type BodyId, PLANET_IDS } from '../vocabulary.ts';
import { type AspectFit, aspectBetween } from './aspect-between.ts';

export type Aspect = AspectFit & { readonly a: BodyId; readonly b: BodyId };

/** The bodies that make aspects: of the two nodes only the true one. */
export const ASPECTING_BODIES = [...PLANET_IDS, 'trueNode', 'chiron'] as const;

/** All aspects among the bodies given, each pair once, in the order of the bodies. */
export function findAspects(positions: Readonly<Partial<Positions>>): Aspect[] {
  const found: Aspect[] = [];
  for (const [index, a] of ASPECTING_BODIES.entries()) {
    for (const b of ASPECTING_BODIES.slice(index + 1)) {
      const [aPoint, bPoint] = [positions[a], positions[b]];
      if (aPoint === undefined || bPoint === undefined) continue;
      const fit = aspectBetween(a, b, aPoint, bPoint);
      if (fit !== null) found.push({ a, b, ...fit });
    }
  }
  return found;
}
