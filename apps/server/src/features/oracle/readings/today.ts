import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { Deps } from '../../../deps.ts';

/** The user's own zone; an unknown one counts as none. */
export const zoneOrUtc = (zone: string | undefined, now: Date): string =>
  zone !== undefined && localDateIn(zone, now.getTime()) !== undefined ? zone : 'UTC';

/** The user's own day; READING_DATE pins it. */
export const todayFor = ({ config, clock }: Pick<Deps, 'config' | 'clock'>, zone: string): string =>
  config.readingDate ??
  localDateIn(zone, clock.now().getTime()) ??
  clock.now().toISOString().slice(0, 10);

/** An unknown time zone counts as none. */
export const zoneFor = (zone: string | undefined, now: Date): string =>
  zone !== undefined && localDateIn(zone, now.getTime()) !== undefined ? zone : 'UTC';
