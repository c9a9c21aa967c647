import { bornAt, type NatalChart } from '@palm/astrology/chart';
import { DAY_MS } from '@palm/astrology/instant';
import type { PlanetId } from '@palm/astrology/vocabulary';
import type { TransitFact } from '../../facts/fact-kinds/transit-fact.ts';
import { transitFacts } from '../../facts/transit-facts.ts';
import type { Turn } from '../vocabulary.ts';
import type { BookSky } from './book-sky.ts';
import { isSlow, seriesToday, timingOf } from './contact-timing.ts';
import type { News } from './news.ts';
import { eventOf, isReturn, momentOf, storyToday, timedFact } from './transit-news.ts';

/** Mean periods in days; Uranus is told at the opposition, after half of its own. */
const PERIOD_DAYS: Partial<Record<PlanetId, number>> = {
  sun: 365.2422,
  moon: 27.3216,
  mars: 686.98,
  jupiter: 4_330.6,
  saturn: 10_746.9,
  uranus: 15_294.4,
};

const RANK: Partial<Record<PlanetId, number>> = {
  saturn: 0.8,
  uranus: 0.9,
  sun: 0.95,
  jupiter: 1.4,
  mars: 3.5,
  moon: 5.9,
};

const NUMBERS: readonly (Turn | null)[] = [null, 'first', 'second', 'third'];

/** Planets that are back where they were at birth, with the number of the return. */
export function returnNews(chart: NatalChart, sky: BookSky): News[] {
  return transitFacts(chart, sky.day)
    .filter(isReturn)
    .flatMap((fact) => oneReturn(fact, chart, sky));
}

export function oneReturn(fact: TransitFact, chart: NatalChart, sky: BookSky): News[] {
  const { body, point, pointSign } = fact;
  const series = seriesToday(sky, fact);
  if (series === null) return [];
  const moment = momentOf(body, series, sky);
  const periodMs = (PERIOD_DAYS[body] ?? 1) * DAY_MS;
  const number = Math.round((sky.day.middle - bornAt(chart)) / periodMs);
  if (number < 1) return [];
  const key = `return/${body === 'uranus' ? 'uranus-opposition' : body}`;
  const isNews = moment.isNews;
  return [
    {
      key,
      event: eventOf(key, storyToday(fact, series, sky), moment),
      rank: (RANK[body] ?? 6) + (isNews ? 0 : 3),
      turn: NUMBERS[number] ?? null,
      timing: timingOf(sky, fact, series),
      at: series.exact.find((at) => at >= sky.day.span.from) ?? null,
      about: { body, point, pointSign, family: 'together', matter: null },
      isSeason: isSlow(body) && !isNews,
      fact: timedFact(fact, series),
    },
  ];
}
