import { ASPECTS, BODIES, SIGNS, type AspectId, type SignId } from '@palm/astrology/vocabulary';
import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import { WEEKDAYS } from '../text/calendar-names.ts';
import type { NatalPointId } from './fact-kinds/fact-id.ts';

/* The words of a receipt: short, exact, the same for every user. */

export function pointName(point: NatalPointId): string {
  if (point === 'ascendant') return 'Ascendant';
  if (point === 'midheaven') return 'Midheaven';
  return BODIES[point].name;
}

/** 12°04′ Libra */
export function degreeWords(longitudeDeg: number): string {
  // Cut, not rounded: 29°59.9′ of a sign is not yet the next one.
  const minutes = Math.floor(degreeInSign(longitudeDeg) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′ ${SIGNS[signAt(longitudeDeg)].name}`;
}

export function placeWords(longitudeDeg: number | null, sign: SignId): string {
  return longitudeDeg === null ? SIGNS[sign].name : degreeWords(longitudeDeg);
}

export function aspectWords(aspect: AspectId, orbDeg: number, isApplying?: boolean): string {
  const motion = isApplying === undefined ? '' : isApplying ? ', applying' : ', separating';
  return `${ASPECTS[aspect].name}, orb ${orbDeg.toFixed(1)}°${motion}`;
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

export const ordinal = (count: number): string => ORDINALS[count - 1] ?? String(count);

/** `day` is a date, yyyy-MM-dd. */
export const weekdayOf = (day: string): string =>
  WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'today';

export const isoOf = (instant: number): string => new Date(instant).toISOString();
