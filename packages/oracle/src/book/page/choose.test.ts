import { expect, it } from 'vitest';
import { fullBook } from '../../../test/book/full-book.ts';
import { people } from '../../../test/people.ts';
import { birthChartOf } from '../../facts/birth-chart.ts';
import { bookOf } from '../book.ts';
import { createBookSkies } from '../news/book-sky.ts';
import { newsOfDay } from '../news/news-of-day.ts';
import { writeFromBook } from '../write-from-book.ts';
import { NO_HISTORY } from './history.ts';
import { daysAhead } from '../slots/render-date.ts';

const skyOf = createBookSkies();
const dates = Array.from({ length: 40 }, (_, day) =>
  new Date(Date.UTC(2027, 0, 3) + day * 86_400_000).toISOString().slice(0, 10),
);
const options = { skyOf, seed: 'a', history: NO_HISTORY, again: 0 };
const [person = {}] = people(1, 5);
const full = fullBook();

it('does not lead with a quick contact or a stay on the day it ends', () => {
  const chart = birthChartOf(person);
  for (const date of dates) {
    const page = writeFromBook(
      { kind: 'daily', type: 'daily-guidance', date, person },
      { ...options, book: full },
    );
    const lead = newsOfDay(chart, 'leo', skyOf(date, 'UTC')).find(
      ({ fact }) => fact.id === page?.facts[0]?.id,
    );
    const on = { date, zone: 'UTC' };
    const isQuick = /^transit\/(?:sun|mercury|venus|mars|jupiter)\//u.test(lead?.key ?? '');
    const isToday = (at: number | null | undefined) =>
      typeof at === 'number' && daysAhead(at, on) === 0;
    const isStale = isQuick && isToday(lead?.timing.until) && !isToday(lead?.at);
    expect({ date, key: lead?.key, isStale }).toMatchObject({ isStale: false });
  }
});

it('does not tell the last days of what took months by a passage that is not about its end', () => {
  const slow = /^transit\/(?:saturn|uranus|neptune|pluto)\//u;
  for (const user of people(20, 3)) {
    for (const date of dates) {
      const page = writeFromBook(
        { kind: 'daily', type: 'daily-guidance', date, person: user },
        { ...options, book: full },
      );
      const fact = page?.facts[0];
      const timing = fact?.kind === 'transit' ? fact.timing : null;
      const isSlow = slow.test(page?.used[0] ?? '');
      const isAhead = timing?.exactAt.some((at) => at.slice(0, 10) >= date) ?? false;
      const left = daysAhead(Date.parse(timing?.endAt ?? '2099-01-01'), { date, zone: 'UTC' });
      expect({ date, used: page?.used[0], isEnd: isSlow && !isAhead && left <= 2 }).toMatchObject({
        isEnd: false,
      });
    }
  }
});

const leadsOfVirgo = (date: string) =>
  (['daily', 'love', 'career', 'health', 'spiritual'] as const).map(
    (type) =>
      writeFromBook(
        { kind: 'horoscope', type, date, person: { sign: 'virgo' } },
        { ...options, book: full },
      )?.used[0],
  );
const onSun = expect.stringMatching(/^visit\/sun\/rest-sign/u);

it('does not lead with a month of the Sun in its last days', () => {
  // The Sun leaves Leo on August 23.
  expect(leadsOfVirgo('2027-08-12')).toContainEqual(onSun);
  expect(leadsOfVirgo('2027-08-22')).not.toContainEqual(onSun);
});

it('tells no span from a day past to tonight', () => {
  const spans = bookOf(
    full.entries.map((entry) => ({
      ...entry,
      passages: entry.passages.map((one) => ({
        ...one,
        text: `From {since} to {until}, ${one.id}`,
      })),
    })),
  );
  for (const date of dates) {
    const page = writeFromBook(
      { kind: 'daily', type: 'love-forecast', date, person },
      { ...options, book: spans },
    );
    expect(page?.text ?? '').not.toMatch(/ to tonight/u);
  }
});

it.each(['love-forecast', 'career-success', 'protection-blessing'] as const)(
  'a page of %s is seen through its lens, or tells of another fact',
  (type) => {
    const lens = { 'love-forecast': 'love', 'career-success': 'work' }[type as string] ?? 'shelter';
    const scarce = bookOf(
      full.entries.map((entry) => ({
        ...entry,
        passages: entry.passages.filter(
          (one) => one.lens === 'whole' || (one.lens === lens && entry.key.startsWith('visit/')),
        ),
      })),
    );
    for (const date of dates) {
      const page = writeFromBook(
        { kind: 'daily', type, date, person },
        { ...options, book: scarce },
      );
      expect(page?.used[0]).toContain(`#${lens}`);
    }
  },
);

it('lunar wisdom tells of the Moon, whatever else the day holds', () => {
  for (const user of people(12, 5)) {
    for (const date of dates.slice(0, 10)) {
      const page = writeFromBook(
        { kind: 'daily', type: 'lunar-wisdom', date, person: user },
        { ...options, book: full },
      );
      expect(page?.used[0]).toMatch(/moon|lunation/u);
      // A quick planet on the Moon of the chart waits for the Moon of the sky.
      expect(page?.used[0]).not.toMatch(/^transit\/(?:sun|mercury|venus|mars)\//u);
    }
  }
});
