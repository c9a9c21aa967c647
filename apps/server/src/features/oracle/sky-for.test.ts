import { expect, it } from 'vitest';
import { skyFor } from './sky-for.ts';

it('is one sky for everybody of a date and a zone', () => {
  const sky = skyFor('2026-11-15', 'Europe/Lisbon');
  expect(skyFor('2026-11-15', 'europe/lisbon')).toBe(sky);
  expect(skyFor('2026-11-16', 'Europe/Lisbon').middle).toBeGreaterThan(sky.middle);
  expect(skyFor('2026-11-15', 'Asia/Tokyo').middle).toBeLessThan(sky.middle);
});

it('counts a zone that nobody knows as none', () => {
  expect(skyFor('2026-11-15', 'Mars/Olympus')).toBe(skyFor('2026-11-15', undefined));
});
