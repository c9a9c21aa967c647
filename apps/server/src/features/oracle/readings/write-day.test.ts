import { plans } from '@palm/contract/plans';
import { expect, it } from 'vitest';
import { adaInLisbon } from '../../../../test/ada.ts';
import type { KnownReader } from './learn-readers.ts';
import { createOracleMemory } from '../oracle-memory.ts';
import { readerPages } from './reader-pages.ts';
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
  pages: readerPages([]),
};
const day = { date: '2026-11-15', zone: 'Europe/Lisbon', now: new Date('2026-11-15T07:00:00Z') };
const both = { ...day, wantsGuidance: true, wantsHoroscope: true };
const oracle = createOracleMemory();

it('gives two pages that share no passage, and keeps both', () => {
  const { guidance, horoscope, sign, pages } = writeDay({ oracle }, reader, both);
  expect(sign).toBe('pisces');
  expect(pages.map(({ reading }) => reading)).toEqual([
    'daily:daily-guidance',
    'horoscope:daily:pisces',
  ]);
  expect(guidance?.title).not.toBe(horoscope?.title);
  const used = pages.flatMap((page) => page.used);
  expect(new Set(used).size).toBe(used.length);
});

it('gives the page that stands today, and keeps no other', () => {
  const first = writeDay({ oracle }, reader, both);
  const given = first.pages.map(({ readingDate, page, ...rest }) => ({
    ...rest,
    date: readingDate,
    page,
    pageId: null,
    isOpened: true,
  }));
  const later = writeDay({ oracle }, { ...reader, pages: readerPages(given) }, both);
  expect(later.guidance).toEqual(first.guidance);
  expect(later.horoscope).toEqual(first.horoscope);
  expect(later.pages).toEqual([]);
});

it('gives what a birth date is enough for, and what is wanted', () => {
  const bare = { ...reader, profile: { ...profile, birth_location: null } };
  const { guidance, horoscope } = writeDay({ oracle }, bare, both);
  expect(guidance).toBeNull();
  expect(horoscope).not.toBeNull();
  const one = writeDay({ oracle }, reader, { ...both, wantsHoroscope: false });
  expect(one.guidance).not.toBeNull();
  expect(one.horoscope).toBeNull();
  expect(one.pages).toHaveLength(1);
  const withoutProfile = { ...reader, profile: null };
  expect(writeDay({ oracle }, withoutProfile, both)).toMatchObject({
    guidance: null,
    horoscope: null,
  });
});
