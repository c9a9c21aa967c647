import { expect, it } from 'vitest';
import { createOracleMemory } from '../oracle-memory.ts';
import { sharedFacts } from './shared-facts.ts';

/* On this day Mars and Jupiter meet in Leo, and the Moon changes its sign. */
const request = {
  kind: 'horoscope',
  type: 'daily',
  date: '2026-11-15',
  person: { sign: 'leo' },
} as const;

it('keeps what two planets do together wherever it is that date', () => {
  const ids = sharedFacts(createOracleMemory(), request).map(({ fact }) => fact.id);
  expect(ids).toContain('sky:mars-conjunction-jupiter');
});

it('leaves out what is true in one part of the world only', () => {
  const ids = sharedFacts(createOracleMemory(), request).map(({ fact }) => fact.id);
  expect(ids).not.toContain('sky:moon');
});
