import { DAY_MS } from '@palm/astrology/instant';
import { eventFact } from '../../facts/sky-facts.ts';
import { isoOf } from '../../facts/fact-words.ts';
import type { BookSky } from './book-sky.ts';
import { ABOUT_NOTHING, type News } from './news.ts';
import { matterOf, type Places } from './places.ts';

/** Planets that turn around today, the same for everyone, in the house where they turn. */
export function stationNews(places: Places, sky: BookSky): News[] {
  return sky.day.events.flatMap((event) => {
    if (event.kind !== 'station') return [];
    const { body, turns, at, longitudeDeg } = event;
    const key = `station/${body}-${turns}`;
    const back = sky
      .longTrackOf(body)
      .knots.find((knot) => knot.station !== null && knot.at > at + DAY_MS);
    const endAt = back === undefined ? null : isoOf(back.at);
    return [
      {
        key,
        event: `${key}@${isoOf(at).slice(0, 10)}`,
        rank: 3.2,
        turn: null,
        timing: { since: at, exact: at, until: back?.at ?? null, scale: 'day' as const },
        at,
        about: { ...ABOUT_NOTHING, body, matter: matterOf(places.numberAt(longitudeDeg)) },
        isSeason: false,
        fact: {
          ...eventFact(event, sky.day.date),
          timing: { startAt: isoOf(at), exactAt: [isoOf(at)], endAt },
        },
      },
    ];
  });
}
