import { expect, it } from 'vitest';
import { readBook } from '../../../load/read-book.ts';
import { people } from '../../../test/people.ts';
import { signOf } from '../../facts/birth-chart.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { writeFromBook } from '../write-from-book.ts';
import { historyOf, NO_HISTORY } from './history.ts';
import type { Page } from './page.ts';

const options = { book: bookOf(readBook().entries), skyOf: createBookSkies(), seed: 'a', again: 0 };
const dates = Array.from({ length: 20 }, (_, day) =>
  new Date(Date.UTC(2028, 3, 1) + day * 86_400_000).toISOString().slice(0, 10),
);

const bodiesOf = (page: Page | null): string[] =>
  (page?.facts ?? []).flatMap((fact) => {
    if (fact.kind === 'lunation') return ['moon'];
    return 'body' in fact ? [fact.body] : [];
  });

const pointsOf = (page: Page | null): string[] =>
  (page?.facts ?? []).flatMap((fact) => (fact.kind === 'transit' ? [fact.point] : []));

it('the horoscope beneath the guidance of a day tells of other planets', () => {
  for (const person of people(4, 9)) {
    for (const date of dates) {
      const guidance = writeFromBook(
        { kind: 'daily', type: 'daily-guidance', date, person },
        { ...options, history: NO_HISTORY },
      );
      const sign = signOf(person) ?? 'aries';
      const records =
        guidance === null ? [] : [{ ...guidance, reading: 'daily:daily-guidance', date }];
      const horoscope = writeFromBook(
        { kind: 'horoscope', type: 'daily', date, person: { sign } },
        { ...options, history: historyOf(records, `horoscope:daily:${sign}`) },
      );
      const first = new Set<string>(bodiesOf(guidance));
      expect(bodiesOf(horoscope).length).toBeGreaterThan(0);
      expect(bodiesOf(horoscope).filter((body) => first.has(body))).toEqual([]);
    }
  }
});

it('the horoscope of a chart beneath its guidance tells of another point', () => {
  let told = 0;
  for (const person of people(4, 9)) {
    for (const date of dates) {
      const guidance = writeFromBook(
        { kind: 'daily', type: 'daily-guidance', date, person },
        { ...options, history: NO_HISTORY },
      );
      const records =
        guidance === null ? [] : [{ ...guidance, reading: 'daily:daily-guidance', date }];
      const horoscope = writeFromBook(
        { kind: 'horoscope', type: 'daily', date, person },
        { ...options, history: historyOf(records, 'horoscope:daily:aries') },
      );
      const [first, second] = [pointsOf(guidance), pointsOf(horoscope)];
      told += first.length > 0 && second.length > 0 ? 1 : 0;
      expect(second.filter((point) => first.includes(point))).toEqual([]);
    }
  }
  expect(told).toBeGreaterThan(20);
});

it('the guidance of yesterday does not keep a planet from the horoscope of today', () => {
  const used = ['visit/moon/home-chart#whole', 'visit/sun/home-chart#whole'];
  const yesterday = { reading: 'daily:daily-guidance', date: '2028-04-08', told: '', shape: '' };
  const request = { kind: 'horoscope', type: 'daily', date: '2028-04-09' } as const;
  const page = writeFromBook(
    { ...request, person: { sign: 'sagittarius' } },
    { ...options, history: historyOf([{ ...yesterday, used }], 'horoscope:daily:sagittarius') },
  );
  expect(bodiesOf(page)).toContain('moon');
});
