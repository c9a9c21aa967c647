import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { Fact } from '../facts/fact.ts';
import type { TransitTiming } from '../facts/fact-kinds/transit-fact.ts';
import type { FactDays } from '../facts/told-fact.ts';
import type { News } from '../book/news/news.ts';

/** The days of a piece of news on the user's calendar. */
export function daysOfNews({ timing, fact, at }: News, zone: string): FactDays | null {
  const { since, until, scale } = timing;
  const exact = exactOf(fact) ?? (at === null ? [] : [at]);
  if (since === null && until === null && exact.length === 0) return null;
  return {
    since: since === null ? null : dayIn(zone, since),
    exact: scale === 'month' ? [] : exact.map((moment) => dayIn(zone, moment)),
    until: until === null ? null : dayIn(zone, until),
    isRough: scale === 'month',
  };
}

/** The day of a fact that is not among the news. */
export function daysOfFact(fact: Fact, zone: string): FactDays | null {
  if (fact.kind === 'dated-transit') return on(fact.day);
  if (fact.kind === 'ingress' || fact.kind === 'station' || fact.kind === 'lunation') {
    return on(dayIn(zone, Date.parse(fact.at)));
  }
  return null;
}

const on = (day: string): FactDays => ({ since: null, exact: [day], until: null, isRough: false });

const dayIn = (zone: string, at: number): string =>
  localDateIn(zone, at) ?? new Date(at).toISOString().slice(0, 10);

function exactOf(fact: Fact): number[] | null {
  const timing: TransitTiming | null | undefined = 'timing' in fact ? fact.timing : null;
  return timing ? timing.exactAt.map((at) => Date.parse(at)) : null;
}
