import type { NatalChart } from '@palm/astrology/chart';
import { natalFacts } from '../../facts/natal-facts.ts';
import { matterOf } from './places.ts';
import { ABOUT_NOTHING, type News, NO_TIMING } from './news.ts';

/** What a chart holds for good: told on days with nothing else to tell. */
export function natalNews(chart: NatalChart): News[] {
  return natalFacts(chart).flatMap((fact) => {
    if (fact.kind !== 'natal' || fact.otherSign !== null) return [];
    const { point, sign, house } = fact;
    const keys = [
      `natal/${point}-${sign}`,
      ...(house === null || point === 'ascendant' || point === 'midheaven'
        ? []
        : [`natal/${point}-in-${matterOf(house)}`]),
    ];
    return keys.map((key) => ({
      key,
      event: key,
      rank: 8,
      turn: null,
      timing: NO_TIMING,
      at: null,
      about: { ...ABOUT_NOTHING, point },
      isSeason: false,
      fact,
    }));
  });
}
