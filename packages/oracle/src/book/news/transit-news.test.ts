import { expect, it } from 'vitest';
import { people } from '../../../test/people.ts';
import { birthChartOf } from '../../facts/birth-chart.ts';
import { createBookSkies } from './book-sky.ts';
import { storyOf } from './news.ts';
import { transitNews } from './transit-news.ts';

const skyOf = createBookSkies();
const dates = Array.from({ length: 50 }, (_, week) =>
  new Date(Date.UTC(2026, 8, 1) + week * 7 * 86_400_000).toISOString().slice(0, 10),
);

it('the passes of Jupiter back and forth over a point are one story', () => {
  const stories = new Map<string, Set<string>>();
  for (const [index, person] of people(4).entries()) {
    const chart = birthChartOf(person);
    for (const date of chart === null ? [] : dates) {
      for (const { event, fact } of chart === null ? [] : transitNews(chart, skyOf(date, 'UTC'))) {
        if (!fact.id.startsWith('transit:jupiter-')) continue;
        const contact = `${index} ${fact.id}`;
        stories.set(contact, (stories.get(contact) ?? new Set()).add(storyOf(event)));
      }
    }
  }
  expect(stories.size).toBeGreaterThan(10);
  expect(
    [...stories].filter(([, told]) => told.size > 1).map(([id, told]) => [id, ...told]),
  ).toEqual([]);
});

it('tells the end of a contact as finely on every day of its time', () => {
  const scales = new Map<string, Set<string>>();
  const [, , person = {}] = people(3);
  const chart = birthChartOf(person);
  if (chart === null || chart.time !== 'unknown') throw new Error('a birth without its hour');
  for (const date of dates) {
    for (const { fact, timing } of transitNews(chart, skyOf(date, 'UTC'))) {
      const contact = `${fact.id} ${timing.until}`;
      scales.set(contact, (scales.get(contact) ?? new Set()).add(timing.scale));
    }
  }
  expect(scales.size).toBeGreaterThan(10);
  expect([...scales].filter(([, told]) => told.size > 1).map(([id]) => id)).toEqual([]);
});
