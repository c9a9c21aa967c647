import { expect, it } from 'vitest';
import { fullBook } from '../../../test/book/full-book.ts';
import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { openBook } from '../../../load/open-book.ts';
import { people } from '../../../test/people.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import type { Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import type { Matter } from '../vocabulary.ts';
import { writeFromBook } from '../write-from-book.ts';
import { NO_HISTORY } from '../page/history.ts';
import { openingOf } from '../page/openings.ts';
import type { PageRequest } from '../page/page-request.ts';
import { weekdayNamed } from '../slots/render-date.ts';
import type { Beat } from './week-beats.ts';
import { weekClose } from './week-close.ts';

const options = { skyOf: createBookSkies(), seed: 'a', history: NO_HISTORY, again: 0 };
const dates = Array.from({ length: 12 }, (_, week) =>
  new Date(Date.UTC(2027, 0, 3) + week * 8 * 86_400_000).toISOString().slice(0, 10),
);
const [person = {}] = people(1, 5);
const full = fullBook();

it('a line of a later day of the week does not call that day today', () => {
  const book = bookOf(
    full.entries.map((entry) => ({
      ...entry,
      lines: entry.key.startsWith('week/')
        ? []
        : entry.lines.map((line) => ({ ...line, text: `{day}. Do it today, ${line.id}.` })),
    })),
  );
  for (const date of dates) {
    const page = writeFromBook(
      { kind: 'horoscope', type: 'weekly', date, person },
      { ...options, book },
    );
    const today = weekdayNamed(date);
    const beats = page?.parts.filter(({ text }) => /^\w+day\. Do it/u.test(text)) ?? [];
    expect(beats.length).toBeGreaterThan(2);
    for (const { text } of beats) {
      expect(text).toContain(text.startsWith('Today') ? 'Do it today' : 'Do it that day');
      expect(text.startsWith(today)).toBe(false);
    }
  }
});

it('leads with no stay that begins later in the week', () => {
  for (const sign of SIGN_IDS) {
    for (const date of dates) {
      const page = writeFromBook(
        { kind: 'horoscope', type: 'weekly', date, person: { sign } },
        { ...options, book: full },
      );
      const lead = page?.facts[0];
      const start = lead && 'timing' in lead ? lead.timing?.startAt : null;
      const begins = lead?.kind === 'solar-house' ? (start ?? '') : '';
      expect(begins.slice(0, 10) <= date).toBe(true);
    }
  }
});

const moonIn = (matter: Matter, day: number): Beat => {
  const at = Date.UTC(2027, 0, 3 + day, 12);
  const line = { id: matter, kind: 'beat' as const, turn: null, matter: null, text: matter };
  const news = {
    key: `visit/moon/${matter}-sign`,
    rank: 6.4,
    at,
    about: { body: 'moon', point: null, pointSign: null, family: null, matter },
    fact: { id: matter },
  } as unknown as News;
  return { news, line, text: matter, at, day };
};

const closeOf = (lead: string, text: string, beats: readonly Beat[]) => {
  const line = { id: 'x', kind: 'close' as const, turn: null, matter: null, text };
  const entry = { gist: '', recurs: '', needs: 'sign' as const, passages: [] };
  const book = bookOf([{ ...entry, key: 'week/moon', lines: [line] }]);
  const one = { key: lead, about: { body: 'mars' } } as unknown as News;
  const request = { on: { date: '2027-01-03', zone: 'UTC' }, seed: 'a', history: NO_HISTORY };
  const told = { one, passage: { text: '' } as Passage };
  return weekClose(book, told, beats, request as unknown as PageRequest)?.text;
};

it('the last sentence gives a day to what its own line is about', () => {
  const week = [moonIn('routine', 1), moonIn('friends', 3)];
  expect(closeOf('visit/mars/home-sign', '{day} is best for people.', week)).toBe(
    'Wednesday is best for people.',
  );
  expect(closeOf('visit/mars/home-sign', 'Push on {day}.', week)).toBe('Push on Monday.');
  expect(closeOf('visit/mars/home-sign', 'Push on {day}.', week.slice(1))).toBeUndefined();
});

it('says nothing of the week as a whole that its lead does not', () => {
  const week = [moonIn('routine', 1)];
  const text = 'As a whole it rests. Note {day}.';
  expect(closeOf('visit/mars/home-sign', text, week)).toBeUndefined();
  expect(closeOf('visit/mars/home-sign', 'Note {day}.', week)).toBe('Note Monday.');
});

it('the last sentence is on a day that is still ahead', () => {
  const week = [moonIn('self', 0), moonIn('money', 2)];
  expect(closeOf('visit/mars/home-sign', 'Note {day}.', week)).toBe('Note Tuesday.');
  expect(closeOf('visit/mars/home-sign', 'Note {day}.', week.slice(0, 1))).toBeUndefined();
});

it('a week with a new or full Moon begins with it on the page of a sign', () => {
  const book = openBook();
  for (const sign of SIGN_IDS) {
    for (const date of ['2027-03-07', '2027-03-21', '2027-08-02']) {
      const page = writeFromBook(
        { kind: 'horoscope', type: 'weekly', date, person: { sign } },
        { ...options, book },
      );
      expect(page?.used[0]).toMatch(/^lunation\/[\w-]+#lead$/u);
    }
  }
});

it('does not call a week even whose lead is large', () => {
  const week = [moonIn('money', 2)];
  expect(closeOf('visit/sun/home-sign', 'It is an even week. Note {day}.', week)).toBe(
    'It is an even week. Note Tuesday.',
  );
  const station = 'station/mercury-retrograde';
  expect(closeOf(station, 'It is an even week. Note {day}.', week)).toBeUndefined();
});

it('begins no two lines on the Moon alike in a week', () => {
  const book = openBook();
  for (const sign of SIGN_IDS) {
    const page = writeFromBook(
      { kind: 'horoscope', type: 'weekly', date: '2027-10-18', person: { sign } },
      { ...options, book },
    );
    const openings = (page?.used ?? [])
      .filter((id) => id.startsWith('visit/moon/'))
      .map((id) =>
        openingOf(
          book.entry(id.split('#')[0] ?? '')?.lines.find((line) => line.id === id)?.text ?? '',
        ),
      );
    expect(openings.length).toBeGreaterThan(1);
    expect(new Set(openings).size).toBe(openings.length);
  }
});
