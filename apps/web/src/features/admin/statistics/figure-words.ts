import { DATE_LOCALE } from '@palm/contract/limits';

export const countWords = (count: number): string => count.toLocaleString(DATE_LOCALE);

/** From ten on in whole numbers; below, as exactly as it takes for some not to look like none. */
export const perDayWords = (average: number): string =>
  `${average.toLocaleString(DATE_LOCALE, average < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 })} a day`;

export const userCountWords = (count: number): string =>
  `${countWords(count)} ${count === 1 ? 'user' : 'users'}`;

/** One decimal at most: 12.5%, 40%. */
export const percentWords = (percent: number): string =>
  `${percent.toLocaleString(DATE_LOCALE, { maximumFractionDigits: 1 })}%`;

/** How much of the whole; nothing where there is no whole. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? '' : percentWords((part / whole) * 100);

export const dateWords = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString(DATE_LOCALE, { dateStyle: 'medium' });

export const momentWords = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** A day of the figures, which is one of UTC whatever the reader's zone. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(DATE_LOCALE, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** 'horoscope-love' as people say it. */
export const typeWords = (type: string): string => {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

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
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
};
