import { PLANET_IDS, BODIES, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { describe, expect, it, vi } from 'vitest';
import { findOffVoice } from '../../src/checks/find-off-voice.ts';
import { parseClaims } from '../../src/checks/parse-claims.ts';
import { findBannedClaims } from '../../src/safety/find-banned-claims.ts';
import { factsFor } from '../../src/facts/facts-for.ts';
import { skyOfDay } from '../../src/facts/sky-of-day.ts';
import type { CompatibilityRequest, PartnerRequest } from '../../src/request.ts';
import { wordsOf } from '../../src/text/four-grams.ts';
import { meanSentenceWords, readingEase } from '../../src/text/reading-ease.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { write } from '../../src/writer/write.ts';
import { likenessOf, repeatedShare } from './measures.ts';
import { people, signPeople } from './people.ts';
import { chartOf, isTrue } from './recompute.ts';
import { READING_KINDS, type Written, bookOf, daysFrom, readerOf } from './requests.ts';

// Two hundred people make twenty thousand pairs; a busy machine needs a while for them.
vi.setConfig({ testTimeout: 120_000 });

const DATE = '2026-11-15';
/** What a weekly reading dates may hold on any of these. */
const WEEK = ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`);
const sky = skyOfDay(DATE);
const readers = people(200);
const signs = signPeople();

const ofEveryone = readers.map((person) => readerOf(person, sky));
const sameDay = READING_KINDS.map((kind) => ({
  kind,
  written: ofEveryone.map((read) => read(kind)),
}));
const bySign = READING_KINDS.flatMap((kind) => signs.map((person) => readerOf(person, sky)(kind)));

const pairs: Written[] = readers.map((person, index) => {
  const partner = readers[(index * 7 + 3) % readers.length] ?? person;
  const request: CompatibilityRequest = { kind: 'compatibility', date: DATE, person, partner };
  const facts = factsFor(request, sky);
  return { request, facts, reading: write(request, facts, { seed: 'book' }) };
});
const partners: Written[] = signs.map((partner) => {
  const request: PartnerRequest = { kind: 'partner', date: DATE, person: {}, partner };
  const facts = factsFor(request, sky);
  return { request, facts, reading: write(request, facts, { seed: 'book' }) };
});
const everything = [...sameDay.flatMap(({ written }) => written), ...bySign, ...pairs, ...partners];

describe('two hundred people on the same day', () => {
  it.each(sameDay)('read different texts of $kind.type', ({ written }) => {
    const like = likenessOf(written.map(({ reading }) => reading.text));
    expect(like.mean).toBeLessThanOrEqual(0.02);
    expect(like.p99).toBeLessThanOrEqual(0.12);
    expect(like.max).toBeLessThanOrEqual(0.25);
    expect(like.longRunShare).toBeLessThanOrEqual(0.002);
  });

  it('read different texts of two charts', () => {
    const like = likenessOf(pairs.map(({ reading }) => reading.text));
    expect(like.mean).toBeLessThanOrEqual(0.02);
    expect(like.p99).toBeLessThanOrEqual(0.12);
    expect(like.max).toBeLessThanOrEqual(0.25);
  });
});

describe('one person', () => {
  const skies = daysFrom('2026-11-01', 30);
  const books = people(4, 11).map((person) => skies.map((day) => readerOf(person, day)));

  it.each(READING_KINDS)('never reads the same page of $type within thirty days', (kind) => {
    for (const days of books) {
      const texts = bookOf(days, kind);
      const like = likenessOf(texts);
      expect(like.max).toBeLessThanOrEqual(0.12);
      expect(like.longestRun).toBeLessThanOrEqual(16);
      expect(repeatedShare(texts)).toBeLessThanOrEqual(0.04);
    }
  });
});

describe('every text', () => {
  it('is a page of 80 to 140 plain words', () => {
    for (const { reading } of everything) {
      const words = wordsOf(reading.text).length;
      expect(words, reading.text).toBeGreaterThanOrEqual(80);
      expect(words, reading.text).toBeLessThanOrEqual(140);
      expect(readingEase(reading.text), reading.text).toBeGreaterThanOrEqual(60);
      expect(readingEase(reading.text), reading.text).toBeLessThanOrEqual(92);
      expect(meanSentenceWords(reading.text), reading.text).toBeGreaterThanOrEqual(9.5);
      expect(meanSentenceWords(reading.text), reading.text).toBeLessThanOrEqual(16.5);
    }
  });

  it('says nothing that the Oracle never says', () => {
    for (const { reading } of everything) {
      expect(findOffVoice(reading.text), reading.text).toEqual([]);
      expect(findBannedClaims(reading.text), reading.text).toEqual([]);
    }
  });

  it('ends by giving the choice back, or with a wish', () => {
    for (const { reading } of everything) {
      expect(reading.text).toMatch(/\?(?: [^?]*: may .*\.)?$/u);
    }
  });

  it('names the reader at most once', () => {
    for (const { request, reading } of everything) {
      const name = request.person.name ?? 'nobody';
      expect(reading.text.split(`${name},`).length - 1).toBeLessThanOrEqual(1);
    }
  });

  it('is the same to the byte when it is written again', () => {
    for (const { request, facts, reading } of everything.filter((_, index) => index % 40 === 0)) {
      expect(write(request, facts, { seed: 'book' })).toEqual(reading);
    }
  });

  it('is another text on the same facts when a second one is asked for', () => {
    for (const { request, facts, reading } of everything.filter((_, index) => index % 60 === 0)) {
      const again = write(request, facts, { seed: 'book', turn: 1 });
      expect(likenessOf([again.text, reading.text]).max).toBeLessThanOrEqual(0.3);
    }
  });
});

const NAMES = [...PLANET_IDS.map((id) => BODIES[id].name), ...SIGN_IDS.map((id) => SIGNS[id].name)];
const ASTRONOMY = new RegExp(
  String.raw`\b(?:${NAMES.join('|')}|retrograde|Ascendant|Midheaven)\b`,
  'u',
);

describe('receipts', () => {
  it('stand behind every sentence that names the sky', () => {
    for (const { reading, facts } of everything) {
      const naming = reading.parts.filter(({ text }) => ASTRONOMY.test(text));
      for (const { text, cites } of naming) expect(cites, text).not.toEqual([]);
      const known = new Set(facts.map(({ id }) => id));
      for (const id of reading.parts.flatMap(({ cites }) => cites)) expect(known).toContain(id);
    }
  });

  it('tell the truth: each claim read back holds in the sky itself', () => {
    let claims = 0;
    for (const { request, reading } of everything.filter((_, index) => index % 5 === 0)) {
      const chart = request.person.birth === undefined ? null : chartOf(request.person.birth);
      if (request.kind === 'compatibility') continue;
      const days = 'type' in request && request.type === 'weekly' ? WEEK : [DATE];
      for (const claim of sentencesOf(reading.text).flatMap(parseClaims)) {
        claims += 1;
        expect(
          days.some((day) => isTrue(claim, day, chart)),
          `${JSON.stringify(claim)} in: ${reading.text}`,
        ).toBe(true);
      }
    }
    expect(claims).toBeGreaterThan(600);
  });
});
