import { expect, it } from 'vitest';
import { fullBook } from '../../../test/book/full-book.ts';
import { readBefore } from '../../../test/book/read-before.ts';
import { DAY_MS } from '@palm/astrology/instant';
import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { openBook } from '../../../load/open-book.ts';
import { people } from '../../../test/people.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { writeFromBook } from '../write-from-book.ts';
import { NO_HISTORY } from '../page/history.ts';
import { openingOf } from '../page/openings.ts';
import { weekdayNamed } from '../slots/render-date.ts';

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
      lines: entry.lines.map((line) => ({ ...line, text: `{day}. Do it today, ${line.id}.` })),
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

it('leads with no contact that begins late in the week and is exact after it', () => {
  const leads = people(20, 5).flatMap((one) =>
    dates.flatMap((date) => {
      const request = { kind: 'horoscope', type: 'weekly', date, person: one } as const;
      const fact = writeFromBook(request, { ...options, book: full })?.facts[0];
      const timing = fact?.kind === 'transit' ? fact.timing : null;
      return timing ? [{ from: Date.parse(date), ...timing }] : [];
    }),
  );
  expect(leads.length).toBeGreaterThan(100);
  for (const { from, startAt, exactAt } of leads) {
    const isLate = startAt !== null && Date.parse(startAt) >= from + 4 * DAY_MS;
    const isExact = exactAt.some((at) => Date.parse(at) < from + 7 * DAY_MS);
    expect(isLate && !isExact).toBe(false);
  }
});

it('a week with a new or full Moon begins with it on the page of a sign, and tells it once', () => {
  const book = openBook();
  for (const sign of SIGN_IDS) {
    for (const date of ['2027-01-17', '2027-03-07', '2027-03-21', '2027-08-02']) {
      const page = writeFromBook(
        { kind: 'horoscope', type: 'weekly', date, person: { sign } },
        { ...options, book },
      );
      expect(page?.used[0]).toMatch(/^lunation\/[\w-]+#lead$/u);
      expect(page?.used.filter((id) => id.startsWith('lunation/'))).toHaveLength(1);
      expect(page?.used.length).toBeGreaterThan(2);
    }
  }
});

it('tells the new or full Moon of a week once in every zone', () => {
  const book = openBook();
  for (const zone of ['America/New_York', 'Australia/Sydney']) {
    for (const sign of SIGN_IDS) {
      for (const date of ['2028-08-17', '2027-01-19', '2027-05-14', '2027-08-29']) {
        const page = writeFromBook(
          { kind: 'horoscope', type: 'weekly', date, zone, person: { sign } },
          { ...options, book },
        );
        expect(page?.used.filter((id) => id.startsWith('lunation/'))).toHaveLength(1);
      }
    }
  }
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

it('tells of no stay of the Moon in which it is new or full', () => {
  const book = openBook();
  for (const sign of SIGN_IDS) {
    for (const date of ['2027-03-05', '2027-03-17', '2027-03-19', '2027-08-01']) {
      const page = writeFromBook(
        { kind: 'horoscope', type: 'weekly', date, person: { sign } },
        { ...options, book },
      );
      const words = page?.facts.map((fact) => fact.words) ?? [];
      const lunation = words.find((one) => /^(?:New|Full) Moon at/u.test(one)) ?? '';
      const place = /(?<=, ).*/u.exec(lunation)?.[0];
      expect(place).toBeDefined();
      expect(words.filter((one) => one.startsWith('Moon in') && one.endsWith(`${place}`))).toEqual(
        [],
      );
    }
  }
});

it('takes no line that the user has read within 60 days while two others are unread', () => {
  const lines = full.entries.flatMap((entry) => entry.lines.map(({ id }) => id));
  const weekAfter = (date: string, used: ReadonlyMap<string, string>) =>
    writeFromBook(
      { kind: 'horoscope', type: 'weekly', date, person },
      { ...options, book: full, history: readBefore(used) },
    )?.used.slice(1) ?? [];
  for (const date of dates) {
    const unread = weekAfter(date, new Map()).slice(0, 2);
    const monthAgo = new Date(Date.parse(date) - 30 * DAY_MS).toISOString().slice(0, 10);
    const read = lines.filter((id) => !unread.includes(id)).map((id) => [id, monthAgo] as const);
    expect(weekAfter(date, new Map(read))).toEqual(unread);
  }
});
