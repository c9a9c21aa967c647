import type { Instant } from '../instant.ts';
import { resolveCivilTime } from './resolve-civil-time.ts';

/**
 * The instant at which the clocks of a zone show a time. An hour that clocks spring over comes when they have; one that
 * they show twice counts the first time.
 */
export function momentOf(civil: { date: string; time: string; zone: string }): Instant {
  const resolved = resolveCivilTime(civil);
  switch (resolved.kind) {
    case 'one':
      return resolved.utcMs;
    case 'fold':
      return Math.min(...resolved.candidates.map(({ utcMs }) => utcMs));
    case 'gap':
      return resolved.before.utcMs;
    case 'refused':
      throw new RangeError(`${resolved.reason}: ${civil.date} ${civil.time} ${civil.zone}`);
  }
}
