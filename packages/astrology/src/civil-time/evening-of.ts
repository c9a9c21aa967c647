import type { Instant } from '../instant.ts';
import { momentOf } from './moment-of.ts';

/** Nine in the evening by the clocks of a zone: the Moon of a day is the one that is seen then. */
export const eveningOf = (date: string, zone: string): Instant =>
  momentOf({ date, time: '21:00', zone });
