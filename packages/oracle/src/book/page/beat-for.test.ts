import { expect, it } from 'vitest';
import { openBook } from '../../../load/open-book.ts';
import { ABOUT_NOTHING, type News, NO_TIMING } from '../news/news.ts';
import { beatFor } from './beat-for.ts';

const book = openBook();
const key = 'lunation/new-talk';
const news = { key, event: key, turn: null, timing: NO_TIMING, about: ABOUT_NOTHING };
const lineAfter = (used: Readonly<Record<string, string>>) =>
  beatFor(book, news as unknown as News, new Map(Object.entries(used)))?.id;
const ids = (book.entry(key)?.lines ?? []).map(({ id }) => id);

it('has a line that was never read for each of several pages', () => {
  const read: Record<string, string> = {};
  for (const _ of ids) {
    const line = lineAfter(read) ?? '';
    expect(Object.keys(read)).not.toContain(line);
    read[line] = '2027-03-01';
  }
  expect(ids.length).toBeGreaterThan(3);
  expect(Object.keys(read).toSorted()).toEqual(ids.toSorted());
});

it('where all lines were read, the one read longest ago comes again', () => {
  for (const oldest of ids) {
    const read = Object.fromEntries(ids.map((id) => [id, '2027-03-01']));
    expect(lineAfter({ ...read, [oldest]: '2027-02-01' })).toBe(oldest);
  }
});
