import type { SignId } from '@palm/astrology/vocabulary';
import {
  DAILY_TYPES,
  type DailyType,
  HOROSCOPE_TYPES,
  type HoroscopeType,
} from '../../vocabulary.ts';
import type { PageRecord } from './history.ts';

/** A page that a user has once a day. */
export type Card =
  | { readonly kind: 'daily'; readonly type: DailyType }
  | { readonly kind: 'horoscope'; readonly type: HoroscopeType };

/** Read one after the other in the daily mail and on the first screen. */
const ON_WHOLE_DAY: readonly Card[] = [
  { kind: 'daily', type: 'daily-guidance' },
  { kind: 'horoscope', type: 'daily' },
];

const OTHERS: readonly Card[] = [
  ...DAILY_TYPES.map((type) => ({ kind: 'daily', type }) as const),
  ...HOROSCOPE_TYPES.map((type) => ({ kind: 'horoscope', type }) as const),
].filter((card) => card.type !== 'weekly' && !ON_WHOLE_DAY.some((one) => isSameCard(one, card)));

/**
 * In this order the pages of a day choose what they tell, in whatever order they are opened: those on the day as a whole
 * take what weighs most, the others what suits their lens. A weekly page tells of seven days and stands for itself.
 */
const OF_CHART: readonly Card[] = [...ON_WHOLE_DAY, ...OTHERS];
const OF_SIGN: readonly Card[] = OF_CHART.filter(({ kind }) => kind === 'horoscope');

/** The pages of a day that belong together with one: a sign without a chart has no readings of its own. */
export const cardsWith = ({ kind }: Card, hasChart: boolean): readonly Card[] =>
  hasChart || kind === 'daily' ? OF_CHART : OF_SIGN;

export function isSameCard(a: Card, b: Card): boolean {
  return a.kind === b.kind && a.type === b.type;
}

/** As pages are kept: 'daily:love-forecast', 'horoscope:love:leo'. */
export const readingOf = ({ kind, type }: Card, sign: SignId | undefined): string =>
  kind === 'daily' ? `daily:${type}` : `horoscope:${type}:${sign}`;

export const isOnWholeDay = ({ reading }: PageRecord): boolean =>
  ON_WHOLE_DAY.some(({ kind, type }) => `${reading}:`.startsWith(`${kind}:${type}:`));
