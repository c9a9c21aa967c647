import { PLANET_IDS } from '@palm/astrology/vocabulary';
import { expect, it } from 'vitest';
import { createOracleMemory } from '../oracle-memory.ts';
import { warmUpSky } from './warm-up-sky.ts';

it('follows each planet once, with a rest before each', async () => {
  const oracle = createOracleMemory();
  const clock = { now: () => new Date('2026-11-15T12:00:00Z') };
  const config = { readingDate: '2026-11-15' };
  let rests = 0;
  await warmUpSky({ oracle, clock, config } as Parameters<typeof warmUpSky>[0], async () => {
    rests += 1;
  });
  expect(rests).toBe(2 * PLANET_IDS.length);
  const { trackOf } = oracle.bookSkyOf('2026-11-15', 'UTC');
  expect(trackOf('pluto')).toBe(oracle.bookSkyOf('2026-11-15', 'Asia/Tokyo').trackOf('pluto'));
});
