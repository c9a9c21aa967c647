import { plans } from '@palm/contract/plans';
import { factsFor } from '@palm/oracle/facts';
import { expect, it } from 'vitest';
import { adaInLisbon } from '../../../test/ada.ts';
import type { KnownReader } from './learn-readers.ts';
import { createOracleMemory } from './oracle-memory.ts';
import { requestOf } from './reading-request.ts';
import { writeDay } from './write-day.ts';

const profile = {
  id: crypto.randomUUID(),
  user_id: crypto.randomUUID(),
  ...adaInLisbon,
  birth_location: 'Lisbon, Portugal',
  zodiac_sign: null,
  display_name: null,
};
const reader: KnownReader = {
  userId: profile.user_id,
  plan: plans.free,
  profile,
  turnOf: () => 0,
  history: [],
};
const day = { date: '2026-11-15', zone: 'Europe/Lisbon', now: new Date('2026-11-15T07:00:00Z') };
const both = { ...day, wantsGuidance: true, wantsHoroscope: true };

it('gives two readings that rest on one chart, and marks both', () => {
  const oracle = createOracleMemory();
  const { guidance, horoscope, sign, marks } = writeDay({ oracle }, reader, both);
  expect(sign).toBe('pisces');
  expect(marks.map(({ reading }) => reading)).toEqual([
    'daily:daily-guidance',
    'horoscope:daily:pisces',
  ]);
  expect(guidance?.parts).not.toEqual(horoscope?.parts);
  const sky = oracle.skyOf(day.date, day.zone);
  const factsOf = (context: Parameters<typeof requestOf>[0]) =>
    factsFor(requestOf(context, profile, day), sky);
  const own = factsOf({ kind: 'daily', type: 'daily-guidance' });
  expect(factsOf({ kind: 'horoscope', type: 'daily', sign: 'pisces' })).toEqual(own);
  const ids = new Set(own.map(({ id }) => id));
  for (const { id } of [...(guidance?.receipts ?? []), ...(horoscope?.receipts ?? [])]) {
    expect(ids).toContain(id);
  }
});

it('gives what a birth date is enough for, and what is wanted', () => {
  const oracle = createOracleMemory();
  const bare = { ...reader, profile: { ...profile, birth_location: null } };
  const { guidance, horoscope } = writeDay({ oracle }, bare, both);
  expect(guidance).toBeNull();
  expect(horoscope).not.toBeNull();
  const one = writeDay({ oracle }, reader, { ...both, wantsHoroscope: false });
  expect(one.guidance).not.toBeNull();
  expect(one.horoscope).toBeNull();
  expect(one.marks).toHaveLength(1);
  const nobody = { ...reader, profile: null };
  expect(writeDay({ oracle }, nobody, both)).toMatchObject({ guidance: null, horoscope: null });
});
