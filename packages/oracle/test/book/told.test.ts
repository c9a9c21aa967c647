import { expect, it } from 'vitest';
import { birthChartOf } from '../../src/facts/birth-chart.ts';
import { transitFacts } from '../../src/facts/transit-facts.ts';
import { bookOf } from '../../src/book/book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { NO_HISTORY } from '../../src/book/page/history.ts';
import { writeFromBook } from '../../src/book/write-from-book.ts';
import type { Person } from '../../src/request.ts';
import { DAILY_TYPES } from '../../src/vocabulary.ts';
import { people, signPeople } from '../people.ts';
import { fullBook, withMoreLines } from './full-book.ts';

const options = {
  // A Moon stands beneath each page of its day by another line.
  book: withMoreLines(fullBook(), DAILY_TYPES.length),
  skyOf: createBookSkies(),
  seed: 'a',
  history: NO_HISTORY,
  again: 0,
};

const guidance = (
  person: Person,
  date: string,
  type = DAILY_TYPES[0] as (typeof DAILY_TYPES)[number],
) => writeFromBook({ kind: 'daily', type, date, person }, options);

const persons = [...people(20), ...signPeople()];

/** New and full Moons, an eclipse of each, stations, and slow planets entering a sign. */
const EVENTS = [
  ['2026-11-24', 'lunation'],
  // New at 0:52 at night, so it belongs to the evening before.
  ['2026-12-08', 'lunation'],
  ['2027-02-06', 'lunation'],
  ['2027-02-20', 'lunation'],
  ['2026-12-10', 'station:saturn'],
  ['2026-12-13', 'station:jupiter'],
  ['2026-11-13', 'station:mercury'],
  ['2027-02-09', 'station:mercury'],
] as const;

it.each(EVENTS)('on %s every page tells of the %s', (date, id) => {
  for (const person of persons) {
    const told = guidance(person, date)?.facts.map((fact) => fact.id) ?? [];
    expect(told.some((one) => one.startsWith(id))).toBe(true);
  }
});

it.each(DAILY_TYPES)('a full Moon is not missed by %s', (type) => {
  for (const person of persons) {
    const told = guidance(person, '2026-11-24', type)?.facts.map(({ kind }) => kind);
    expect(told).toContain('lunation');
  }
});

it('a slow planet that enters a sign leads or stands beneath', () => {
  // Saturn goes into Taurus on 2028-04-13.
  for (const person of signPeople()) {
    expect(guidance(person, '2028-04-13')?.text).toContain('visit/saturn/');
  }
});

/** Twenty charts on a day on which Saturn or something slower is exact to a point of theirs. */
function slowAndExact(): { person: Person; date: string; id: string }[] {
  const dates = Array.from({ length: 120 }, (_, day) =>
    new Date(Date.UTC(2026, 11, 1) + 3 * day * 86_400_000).toISOString().slice(0, 10),
  );
  return people(60, 3)
    .flatMap((person) => {
      const chart = birthChartOf(person);
      const found = dates.flatMap((date) => {
        const { day } = options.skyOf(date, 'UTC');
        const fact = (chart === null ? [] : transitFacts(chart, day)).find(
          ({ body, orbDeg, pointUncertaintyDeg }) =>
            ['saturn', 'uranus', 'neptune', 'pluto'].includes(body) &&
            orbDeg < 0.01 &&
            pointUncertaintyDeg === 0,
        );
        return fact === undefined ? [] : [{ person, date, id: fact.id }];
      });
      return found.slice(0, 1);
    })
    .slice(0, 20);
}

it('an exact contact of a slow planet is told to twenty charts of twenty', () => {
  const cases = slowAndExact();
  expect(cases).toHaveLength(20);
  for (const { person, date, id } of cases) {
    const page = guidance(person, date);
    expect(page?.facts.map((fact) => fact.id)).toContain(id);
  }
});

it('a planet that turns around is told with the day it turns again', () => {
  const page = guidance({ sign: 'leo' }, '2027-02-09');
  const station = page?.facts.find(({ kind }) => kind === 'station');
  expect(station).toMatchObject({ timing: { endAt: expect.stringContaining('2027-03-03') } });
});

it('a new Moon of the small hours is told of the evening before, as today', () => {
  const book = bookOf(
    options.book.entries.map((entry) => ({
      ...entry,
      passages: entry.passages.map((passage) => ({
        ...passage,
        text: 'The Moon is new {day}.',
      })),
    })),
  );
  // New on December 9 at 0:52.
  const request = { kind: 'horoscope', type: 'daily', date: '2026-12-08' } as const;
  const page = writeFromBook({ ...request, person: { sign: 'leo' } }, { ...options, book });
  expect(page?.text).toMatch(/^The Moon is new today\./u);
});
