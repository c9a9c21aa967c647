import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { Deps } from '../../../deps.ts';

/** The reader's own day; READING_DATE pins it. */
export const todayFor = ({ config, clock }: Pick<Deps, 'config' | 'clock'>, zone: string): string =>
  config.readingDate ??
  localDateIn(zone, clock.now().getTime()) ??
  clock.now().toISOString().slice(0, 10);
