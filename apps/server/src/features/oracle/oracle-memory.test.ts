import { expect, it } from 'vitest';
import { createOracleMemory } from './oracle-memory.ts';

it('keeps one sky for everybody of a date and a zone', () => {
  const { skyOf } = createOracleMemory();
  const sky = skyOf('2026-11-15', 'Europe/Lisbon');
  expect(skyOf('2026-11-15', 'Europe/Lisbon')).toBe(sky);
  expect(skyOf('2026-11-16', 'Europe/Lisbon').middle).toBeGreaterThan(sky.middle);
  expect(skyOf('2026-11-15', 'Asia/Tokyo').middle).toBeLessThan(sky.middle);
});
