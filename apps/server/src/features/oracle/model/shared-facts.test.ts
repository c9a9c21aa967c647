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

it('tells the days on which a stay holds wherever it is that date', () => {
  const facts = sharedFacts(createOracleMemory(), request);
  const mercury = facts.find(({ fact }) => fact.id === 'solar:leo-mercury');
  // It begins on September 29 in the west and on October 1 in the east, and ends on December 5 and 6.
  expect(mercury?.days).toMatchObject({ since: '2026-10-01', until: '2026-12-05', isRough: false });
});
