import { DATE_LOCALE } from '@palm/contract/limits';
import { numberWord } from '../format/number-word.ts';
import type { PathMark } from '../../ui/plates/plate.ts';

const DAY_MS = 86_400_000;

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, options).format(at);

interface Told {
  /** The moment of the reading. */
  readonly now: number;
  readonly zone: string | undefined;
  /** False where the hour of birth is unknown: then only the month is told. */
  readonly isSure: boolean;
}

/** Wednesday; December 9; December 9, 2027; in December 2027. */
export function whenWords(at: number, { now, zone, isSure }: Told): string {
  if (!isSure) return `in ${format(at, { month: 'long', year: 'numeric', timeZone: zone })}`;
  const days = Math.abs(at - now) / DAY_MS;
  if (days < 6 && at > now) return format(at, { weekday: 'long', timeZone: zone });
  const year = { year: 'numeric', timeZone: zone } as const;
  const isThisYear = format(at, year) === format(now, year);
  return format(at, {
    month: 'long',
    day: 'numeric',
    timeZone: zone,
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** Dec 9, or Dec 2026 where the day is not sure. */
export const shortDate = (at: number, { zone, isSure }: Omit<Told, 'now'>): string =>
  format(at, {
    month: 'short',
    timeZone: zone,
    ...(isSure ? { day: 'numeric' } : { year: 'numeric' }),
  });

/** April 16, 2025, or April 2025 where the day is not sure. */
export const longDate = (at: number, { zone, isSure }: Omit<Told, 'now'>): string =>
  format(at, {
    month: 'long',
    year: 'numeric',
    timeZone: zone,
    ...(isSure ? { day: 'numeric' } : {}),
  });

/** 40 days; eight months; two years. */
export function lengthWords(ms: number): string {
  const days = ms / DAY_MS;
  if (days < 55) return `${Math.round(days)} days`;
  const months = Math.round(days / 30.44);
  return months < 20
    ? `${numberWord(months)} months`
    : `${numberWord(Math.round(days / 365))} years`;
}

/** Months between two named months on the line of time, by how many months it covers. */
const STEPS: readonly (readonly [upTo: number, step: number])[] = [
  [5, 1],
  [10, 2],
  [18, 3],
  [40, 6],
  [80, 12],
];

/** The beginnings of months under a path. January and the first one name their year. */
export function monthTicks(fromMs: number, toMs: number): PathMark[] {
  const months = (toMs - fromMs) / (30.44 * DAY_MS);
  const step = STEPS.find(([upTo]) => months <= upTo)?.[1] ?? 24;
  const first = new Date(fromMs);
  const start = first.getUTCFullYear() * 12 + first.getUTCMonth() + 1;
  return Array.from({ length: Math.ceil(months) + 1 }, (_, index) => start + index)
    .filter((month) => month % step === 0)
    .map((month) => Date.UTC(Math.floor(month / 12), month % 12, 1))
    .filter((at) => at < toMs)
    .map((atMs, place) => ({ atMs, words: tickWords(atMs, place === 0) }));
}

function tickWords(at: number, isFirst: boolean): string {
  const isJanuary = new Date(at).getUTCMonth() === 0;
  return format(at, {
    month: 'short',
    timeZone: 'UTC',
    ...(isFirst || isJanuary ? { year: 'numeric' } : {}),
  });
}
