import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { skyEvents } from '@palm/astrology/sky-events';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../load/open-book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { transitNews } from '../../src/book/news/transit-news.ts';
import { NO_HISTORY } from '../../src/book/page/history.ts';
import type { Page } from '../../src/book/page/page.ts';
import { writeFromBook } from '../../src/book/write-from-book.ts';
import { birthChartOf } from '../../src/facts/birth-chart.ts';
import type { Person } from '../../src/request.ts';
import { people, signPeople } from '../people.ts';

const options = {
  book: openBook(),
  skyOf: createBookSkies(),
  seed: 'a',
  history: NO_HISTORY,
  again: 0,
};

const SLOW: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const daysFrom = (first: string, count: number, step: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + step * index * 86_400_000).toISOString().slice(0, 10),
  );

type Event = { readonly date: string; readonly id: string };

/** New and full Moons that fall between three at night and the evening, so that their date is the same everywhere. */
function lunations(count: number): Event[] {
  const found: Event[] = [];
  for (let from = Date.parse('2027-01-01'); found.length < count;) {
    const { at, phase } = nextQuarterAfter(from);
    const hour = new Date(at).getUTCHours();
    if ((phase === 'newMoon' || phase === 'fullMoon') && hour >= 4 && hour < 20) {
      found.push({ date: new Date(at).toISOString().slice(0, 10), id: 'lunation' });
    }
    from = at + 3_600_000;
  }
  return found;
}

/** Planets that turn around, and slow planets that enter a sign, in 2027 and 2028. */
function eventsOfSky(kind: 'station' | 'ingress', count: number): Event[] {
  return skyEvents({ from: Date.parse('2027-01-01'), to: Date.parse('2028-12-31') })
    .flatMap((event): Event[] => {
      if (event.kind !== kind || (kind === 'ingress' && !SLOW.includes(event.body))) return [];
      const date = new Date(event.at).toISOString().slice(0, 10);
      return [{ date, id: kind === 'station' ? `station:${event.body}` : `-${event.body}` }];
    })
    .slice(0, count);
}

const pageOf = (person: Person, date: string): Page | null =>
  writeFromBook(
    person.birth === undefined
      ? { kind: 'horoscope', type: 'daily', date, person }
      : { kind: 'daily', type: 'daily-guidance', date, person },
    options,
  );

const tells = (page: Page | null, isIt: (id: string) => boolean): boolean =>
  page?.facts.some((fact) => isIt(fact.id)) ?? false;

const persons = [...people(20, 17), ...signPeople()];

describe('the Book as it is', () => {
  it.each([...lunations(5), ...eventsOfSky('station', 5)])(
    'tells everyone of $id on $date',
    (event) => {
      for (const person of persons) {
        expect(tells(pageOf(person, event.date), (id) => id.startsWith(event.id))).toBe(true);
      }
    },
  );

  it.each(eventsOfSky('ingress', 4))(
    'tells every sign of the planet that enters one on $date',
    (event) => {
      for (const person of signPeople()) {
        expect(tells(pageOf(person, event.date), (id) => id.endsWith(event.id))).toBe(true);
      }
    },
  );

  it('tells twenty charts of twenty of a slow planet on the day it is exact', () => {
    const cases = slowAndExact().slice(0, 20);
    expect(cases).toHaveLength(20);
    const missed = cases.filter(
      ({ person, date, ids }) => !tells(pageOf(person, date), (id) => ids.includes(id)),
    );
    expect(
      missed.map(({ person, date, ids }) => [date, ...ids, pageOf(person, date)?.used]),
    ).toEqual([]);
  });
});

type Case = { readonly person: Person; readonly date: string; readonly ids: readonly string[] };

/** Charts on a day on which Saturn or something slower is exact to a point of theirs. */
function slowAndExact(): Case[] {
  const charts = people(40, 29).flatMap((person) => {
    const chart = birthChartOf(person);
    return chart === null || chart.time === 'unknown' ? [] : [{ person, chart }];
  });
  return daysFrom('2027-02-03', 40, 17).flatMap((date) => {
    const sky = options.skyOf(date, 'UTC');
    return charts.flatMap(({ person, chart }): Case[] => {
      const exact = transitNews(chart, sky).filter(
        ({ about, at }) =>
          SLOW.slice(1).includes(about.body ?? '') &&
          at !== null &&
          at >= sky.day.span.from &&
          at < sky.day.span.to,
      );
      return exact.length === 0 ? [] : [{ person, date, ids: exact.map(({ fact }) => fact.id) }];
    });
  });
}
