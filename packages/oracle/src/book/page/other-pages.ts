import type { News } from '../news/news.ts';
import type { Lens } from '../vocabulary.ts';
import { isOnWholeDay } from './cards.ts';
import type { PageRecord } from './history.ts';
import { hasRested } from './rest-days.ts';

/** What else the user reads: the pages of the day that have chosen what they tell, and those of the days before. */
export type OtherPages = {
  readonly today: readonly PageRecord[];
  readonly lately: readonly PageRecord[];
};

export const NO_OTHERS: OtherPages = { today: [], lately: [] };

const LATELY_DAYS = 3;

export const readLately = (records: readonly PageRecord[], today: string): PageRecord[] =>
  records.filter(({ date }) => date < today && !hasRested(date, today, LATELY_DAYS));

/** How many of these pages lead with the same fact. */
export const timesTold = ({ key }: News, pages: readonly PageRecord[]): number =>
  pages.filter(({ used: [lead = ''] }) => keyIn(lead) === key || isSameMoon(key, lead)).length;

const keyIn = (id: string): string => id.split('#')[0] ?? '';

/** One new or full Moon makes news by house and by point. */
const isSameMoon = (key: string, id: string): boolean =>
  key.startsWith('lunation/') && id.startsWith('lunation/');

/**
 * News that goes with the other pages of the day. A point of the chart is told from one side, by one contact, and no
 * planet is in two places, as houses and the Sun sign would have it. The second page on the day as a whole tells of
 * other planets and points than the first.
 */
export function suitsToday(
  news: readonly News[],
  { others: { today }, lenses }: { readonly others: OtherPages; readonly lenses: readonly Lens[] },
): readonly News[] {
  const told = factsOn(today);
  const ofWhole = lenses[0] === 'whole' ? factsOn(today.filter(isOnWholeDay)) : [];
  return news.filter(({ key }) => {
    const one = factOf(key);
    return (
      !told.some((other) => isOtherSide(one, other)) &&
      !ofWhole.some((other) => isSame(one.body, other.body) || isSame(one.point, other.point))
    );
  });
}

type Fact = {
  readonly key: string;
  readonly kind: string | null;
  readonly body: string | null;
  readonly point: string | null;
};

const factsOn = (pages: readonly PageRecord[]): Fact[] =>
  pages.flatMap(({ used }) => used.map((id) => factOf(keyIn(id))));

const OF_BODY = /^(?<kind>transit|visit|station|return)\/(?<body>[a-z]+)/u;
const ON_POINT = /^transit\/[a-z]+\/[a-z]+-(?<point>[a-z]+)/u;

function factOf(key: string): Fact {
  const { kind = null, body = null } = OF_BODY.exec(key)?.groups ?? {};
  const point = ON_POINT.exec(key)?.groups?.['point'] ?? null;
  return { key, kind, body: key.startsWith('lunation/') ? 'moon' : body, point };
}

const isOtherSide = (one: Fact, other: Fact): boolean =>
  one.key !== other.key && (isSame(one.point, other.point) || isElsewhere(one, other));

const isElsewhere = (one: Fact, other: Fact): boolean =>
  one.kind === 'visit' && other.kind === 'visit' && isSame(one.body, other.body);

const isSame = (a: string | null, b: string | null): boolean => a !== null && a === b;
