import { PLANET_IDS } from '@palm/astrology/vocabulary';
import { expect, it } from 'vitest';
import { createOracleMemory } from '../oracle-memory.ts';
import { DAYS_AHEAD, warmUpSky } from './warm-up-sky.ts';

it('follows each planet and computes each day once, with a rest before each', async () => {
  const oracle = createOracleMemory();
  const clock = { now: () => new Date('2026-11-15T12:00:00Z') };
  const config = { readingDate: '2026-11-15' };
  let rests = 0;
  await warmUpSky({ oracle, clock, config } as Parameters<typeof warmUpSky>[0], async () => {
    rests += 1;
  });
  expect(rests).toBe(2 * PLANET_IDS.length + DAYS_AHEAD);
  const day = oracle.skyOf('2027-01-10', 'UTC');
  expect(oracle.bookSkyOf('2027-01-10', 'UTC').day).toBe(day);
  const { trackOf } = oracle.bookSkyOf('2026-11-15', 'UTC');
  expect(trackOf('pluto')).toBe(oracle.bookSkyOf('2026-11-15', 'Asia/Tokyo').trackOf('pluto'));
});
