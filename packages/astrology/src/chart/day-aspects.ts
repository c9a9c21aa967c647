import { findAspects } from '../aspects/find-aspects.ts';
import type { Positions } from '../ephemeris/positions.ts';
import type { AspectId, BodyId } from '../vocabulary.ts';

/** An aspect that holds whatever the hour of birth was. */
export type DayAspect = {
  readonly a: BodyId;
  readonly b: BodyId;
  readonly aspect: AspectId;
  readonly orbAtStartDeg: number;
  readonly orbAtEndDeg: number;
};

export function aspectsAllDay(start: Positions, end: Positions): DayAspect[] {
  const atEnd = findAspects(end);
  return findAspects(start).flatMap(({ a, b, aspect, orbDeg }) => {
    const later = atEnd.find((one) => one.a === a && one.b === b && one.aspect === aspect);
    return later === undefined
      ? []
      : [{ a, b, aspect, orbAtStartDeg: orbDeg, orbAtEndDeg: later.orbDeg }];
  });
}
