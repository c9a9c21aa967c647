import { expect, it } from 'vitest';
import { readBook } from '../../../load/read-book.ts';
import { people } from '../../../test/people.ts';
import { signOf } from '../../facts/birth-chart.ts';
import type { DailyRequest, HoroscopeRequest, Person } from '../../request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../../vocabulary.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { writeFromBook } from '../write-from-book.ts';
import { type Card, readingOf } from './cards.ts';
import { historyOf, type PageRecord } from './history.ts';
import type { Page } from './page.ts';

const options = { book: bookOf(readBook().entries), skyOf: createBookSkies(), seed: 'a' };
const dates = Array.from({ length: 8 }, (_, day) =>
  new Date(Date.UTC(2028, 3, 1) + day * 86_400_000).toISOString().slice(0, 10),
);
const persons = people(3, 9);

const LOVE = { kind: 'daily', type: 'love-forecast' } as const;
const DAILY = DAILY_TYPES.map((type) => ({ kind: 'daily', type }) as const);
const HOROSCOPES = HOROSCOPE_TYPES.filter((type) => type !== 'weekly').map(
  (type) => ({ kind: 'horoscope', type }) as const,
);

type Read = PageRecord & { readonly page: Page };

const pageOf = (card: Card, person: Person, date: string, read: readonly Read[], again = 0) => {
  const reading = readingOf(card, signOf(person) ?? undefined);
  const request = { ...card, date, person } as DailyRequest | HoroscopeRequest;
  const page = writeFromBook(request, { ...options, history: historyOf(read, reading), again });
  if (page === null) throw new Error(`no page: ${JSON.stringify(request)}`);
  return { ...page, page, reading, date };
};

/** What is read on a day whose pages are opened in this order. */
function dayRead(
  person: Person,
  cards: readonly Card[],
  date: string,
  before: readonly Read[] = [],
): Read[] {
  const today: Read[] = [];
  for (const card of cards) today.push(pageOf(card, person, date, before.concat(today)));
  return today;
}

function daysRead(person: Person, cards: readonly Card[], days = dates): Read[][] {
  const read: Read[][] = [];
  for (const date of days) read.push(dayRead(person, cards, date, read.flat()));
  return read;
}

const leadOf = ({ used: [lead = ''] }: PageRecord): string => lead.split('#')[0] ?? '';

/** On how many of the pages of a day the fact stands that most of them lead with. */
const mostOnOneFact = (day: readonly PageRecord[]): number =>
  Math.max(...day.map((one) => day.filter((other) => leadOf(other) === leadOf(one)).length));

const allDays = persons.flatMap((person) => daysRead(person, [...DAILY, ...HOROSCOPES]));

it('the readings of a day tell different facts', () => {
  const most = allDays.map((day) => mostOnOneFact(day.slice(0, DAILY.length)));
  expect(most.filter((count) => count > 3)).toEqual([]);
  expect(most.filter((count) => count > 2).length).toBeLessThan(most.length / 10);
});

it('the horoscopes of a sign tell different facts', () => {
  const days = (['leo', 'pisces'] as const).flatMap((sign) => daysRead({ sign }, HOROSCOPES));
  const most = days.map(mostOnOneFact);
  expect(most.filter((count) => count > 3)).toEqual([]);
  expect(most.filter((count) => count > 2).length).toBeLessThan(most.length / 5);
});

it('a page is the same in whatever order the pages of a day are opened', () => {
  for (const person of persons) {
    const before = daysRead(person, DAILY, dates.slice(0, 2)).flat();
    const date = dates[2] ?? '';
    const inOrder = [...DAILY, ...HOROSCOPES];
    const openedIn = (cards: readonly Card[]) =>
      new Map(dayRead(person, cards, date, before).map(({ reading, page }) => [reading, page]));
    const expected = openedIn(inOrder);
    for (const cards of [inOrder.toReversed(), [...HOROSCOPES, ...DAILY]]) {
      for (const [reading, page] of openedIn(cards)) expect(page).toEqual(expected.get(reading));
    }
  }
});

/** The points of the chart that contacts of a day touch, each as often as there are contacts. */
const pointsTouched = (day: readonly PageRecord[]): string[] =>
  [...new Set(day.flatMap(({ used }) => used.map((id) => id.split('#')[0] ?? '')))].flatMap(
    (key) => /^transit\/[a-z]+\/[a-z]+-(?<point>[a-z]+)/u.exec(key)?.groups?.['point'] ?? [],
  );

it('the readings of a day tell each point of the chart by one contact', () => {
  for (const day of allDays) {
    const touched = pointsTouched(day.slice(0, DAILY.length));
    expect(touched).toEqual([...new Set(touched)]);
  }
});

const bodiesOf = (page: Page): string[] =>
  page.facts.flatMap((fact) => {
    if (fact.kind === 'lunation') return ['moon'];
    return 'body' in fact ? [fact.body] : [];
  });

const pointsOf = (page: Page): string[] =>
  page.facts.flatMap((fact) => (fact.kind === 'transit' ? [fact.point] : []));

it('the horoscope of the day tells of other planets and points than its guidance', () => {
  for (const day of allDays) {
    const guidance = day.find(({ reading }) => reading === 'daily:daily-guidance')?.page;
    const horoscope = day.find(({ reading }) => reading.startsWith('horoscope:daily'))?.page;
    if (guidance === undefined || horoscope === undefined) throw new Error('no page');
    const shared = (of: (page: Page) => string[]) =>
      of(horoscope).filter((one) => of(guidance).includes(one));
    expect(bodiesOf(horoscope).length).toBeGreaterThan(0);
    expect([...shared(bodiesOf), ...shared(pointsOf)]).toEqual([]);
  }
});

it('another page of the same tells what no other page of the day tells', () => {
  const again = persons.map((person) => {
    const [date = ''] = dates;
    const read = dayRead(person, DAILY, date);
    const others = [...read, ...dayRead(person, HOROSCOPES, date)];
    const next = pageOf(LOVE, person, date, read, 1);
    return others.some(({ used }) => used[0] === next.used[0]);
  });
  expect(again).toEqual(persons.map(() => false));
});

it('the pages of yesterday keep no planet from those of today', () => {
  const used = ['visit/moon/home-chart#whole', 'visit/sun/home-chart#whole'];
  const yesterday = { reading: 'daily:daily-guidance', date: '2028-04-08', told: '', shape: '' };
  const request = { kind: 'horoscope', type: 'daily', date: '2028-04-09' } as const;
  const page = writeFromBook(
    { ...request, person: { sign: 'sagittarius' } },
    {
      ...options,
      history: historyOf([{ ...yesterday, used }], 'horoscope:daily:sagittarius'),
      again: 0,
    },
  );
  expect(page === null ? [] : bodiesOf(page)).toContain('moon');
});
