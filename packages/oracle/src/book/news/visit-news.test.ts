import { expect, it } from 'vitest';
import { birthChartOf } from '../../facts/birth-chart.ts';
import { createBookSkies } from './book-sky.ts';
import { chartPlaces } from './places.ts';
import { visitNews } from './visit-news.ts';

const skyOf = createBookSkies();
const chart = birthChartOf({
  birth: {
    date: '1959-10-27',
    time: '11:15',
    latitude: -33.87,
    longitude: 151.21,
    zone: 'Australia/Sydney',
  },
});

it('a planet that enters a house within a minute of midnight has its date on the day it is told', () => {
  const places = chart === null ? null : chartPlaces(chart, 'scorpio');
  if (places === null) throw new Error('no houses');
  const entry = visitNews(places, skyOf('2027-08-17', 'UTC')).find(
    ({ key }) => key === 'visit/pluto/rest-chart',
  );
  expect(entry?.event).toMatch(/~enters$/u);
  expect(entry?.fact).toMatchObject({ timing: { startAt: '2027-08-17T00:00:00.000Z' } });
});
