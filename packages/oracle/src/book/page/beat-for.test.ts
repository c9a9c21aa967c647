import { expect, it } from 'vitest';
import { openBook } from '../../../load/open-book.ts';
import { ABOUT_NOTHING, type News, NO_TIMING } from '../news/news.ts';
import { beatFor } from './beat-for.ts';

const book = openBook();
const key = 'lunation/new-talk';
const news = { key, event: key, turn: null, timing: NO_TIMING, about: ABOUT_NOTHING };
const lineAfter = (used: Readonly<Record<string, string>>, date: string | null) =>
  beatFor(book, news as unknown as News, { used: new Map(Object.entries(used)), date })?.id;
const [first = '', second = ''] = (book.entry(key)?.lines ?? []).map(({ id }) => id);

it('an event that the week told ahead is told by the same line on its day', () => {
  expect(lineAfter({ [first]: '2027-03-01' }, '2027-03-05')).toBe(first);
});

it('the next event of the same key has another line', () => {
  expect(lineAfter({ [first]: '2027-03-01' }, '2027-03-30')).toBe(second);
  expect(lineAfter({ [second]: '2027-03-01' }, '2027-03-30')).toBe(first);
});

it('where all lines were read, the one read longest ago comes again', () => {
  expect(lineAfter({ [first]: '2027-02-01', [second]: '2027-03-01' }, '2027-04-01')).toBe(first);
});

it('a list that tells each event once has no line twice', () => {
  expect(lineAfter({ [first]: '2027-03-01' }, null)).toBe(second);
});
