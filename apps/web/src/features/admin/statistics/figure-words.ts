import { capitalised } from '../../../lib/format/capitalised.ts';
import { DATE_LOCALE } from '@palm/contract/limits';
import { smallHalfDay } from '../../../lib/format/small-half-day.ts';
import { copy } from '../copy.ts';

export const countWords = (count: number): string => count.toLocaleString(DATE_LOCALE);

/** Whole numbers from ten on; below that two significant digits, so that a small rate is not shown as 0. */
export const perDayWords = (average: number): string =>
  copy.figureWords.day(
    average.toLocaleString(
      DATE_LOCALE,
      average < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 },
    ),
  );

export const userCountWords = (count: number): string =>
  `${countWords(count)} ${count === 1 ? 'user' : 'users'}`;

/** One decimal at most: 12.5%, 40%. */
export const percentWords = (percent: number): string =>
  `${percent.toLocaleString(DATE_LOCALE, { maximumFractionDigits: 1 })}%`;

/** A share of the whole; empty where the whole is 0. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? '' : percentWords((part / whole) * 100);

export const dateWords = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString(DATE_LOCALE, { dateStyle: 'medium' });

export const momentWords = (timestamp: string): string =>
  smallHalfDay(
    new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'medium', timeStyle: 'short' }),
  );

/** Days in the statistics are UTC days. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(DATE_LOCALE, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** The display name of a type such as 'horoscope-love'. */
export const typeWords = (type: string): string => capitalised(type.replaceAll('-', ' '));

/** Millionths of a dollar. */
export const costWords = (micros: number): string =>
  (micros / 1_000_000).toLocaleString(DATE_LOCALE, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: micros < 1_000_000 ? 4 : 2,
  });

/** Null where nothing was measured. */
export const durationWords = (ms: number | null): string => {
  if (ms === null) return '–';
  return ms < 1000 ? copy.figureWords.ms(ms) : `${(ms / 1000).toFixed(1)} s`;
};
