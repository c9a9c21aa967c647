import { plans } from '@palm/contract/plans';
import { expect, it } from 'vitest';
import { adaInLisbon } from '../../../../test/ada.ts';
import type { ReadingUser } from './load-reading-users.ts';
import { createOracleMemory } from '../oracle-memory.ts';
import { userPages } from './user-pages.ts';
import { writeDay } from './write-day.ts';

const profile = {
  id: crypto.randomUUID(),
  user_id: crypto.randomUUID(),
  ...adaInLisbon,
  birth_location: 'Lisbon, Portugal',
  zodiac_sign: null,
  display_name: null,
};
const user: ReadingUser = {
  userId: profile.user_id,
  plan: plans.free,
  profile,
  pages: userPages([]),
};
const day = { date: '2026-11-15', zone: 'Europe/Lisbon', now: new Date('2026-11-15T07:00:00Z') };
const both = { ...day, wantsGuidance: true, wantsHoroscope: true };
const oracle = createOracleMemory();

it('gives two pages that share no passage, and keeps both', () => {
  const { guidance, horoscope, sign, pages } = writeDay({ oracle }, user, both);
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
  const first = writeDay({ oracle }, user, both);
  const given = first.pages.map(({ readingDate, page, ...rest }) => ({
    ...rest,
    date: readingDate,
    page,
    pageId: null,
    isOpened: true,
  }));
  const later = writeDay({ oracle }, { ...user, pages: userPages(given) }, both);
  expect(later.guidance).toEqual(first.guidance);
  expect(later.horoscope).toEqual(first.horoscope);
  expect(later.pages).toEqual([]);
});

it('gives what a birth date is enough for, and what is wanted', () => {
  const bare = { ...user, profile: { ...profile, birth_location: null } };
  const { guidance, horoscope } = writeDay({ oracle }, bare, both);
  expect(guidance).toBeNull();
  expect(horoscope).not.toBeNull();
  const one = writeDay({ oracle }, user, { ...both, wantsHoroscope: false });
  expect(one.guidance).not.toBeNull();
  expect(one.horoscope).toBeNull();
  expect(one.pages).toHaveLength(1);
  const withoutProfile = { ...user, profile: null };
  expect(writeDay({ oracle }, withoutProfile, both)).toMatchObject({
    guidance: null,
    horoscope: null,
  });
});
