import { PLANET_IDS, BODIES, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { describe, expect, it, vi } from 'vitest';
import { findOffVoice } from '../../src/checks/find-off-voice.ts';
import { parseClaims } from '../../src/checks/parse-claims.ts';
import { findBannedClaims } from '../../src/safety/find-banned-claims.ts';
import { type SkyOfDay, skyOfDay } from '../../src/facts/sky-of-day.ts';
import type { Person } from '../../src/request.ts';
import { wordsOf } from '../../src/text/four-grams.ts';
import { meanSentenceWords, readingEase } from '../../src/text/reading-ease.ts';
import { stumblesIn } from '../../src/text/stumbles.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import { write } from '../../src/writer/write.ts';
import { likenessOf, pairsWithLongRow, repeatedShare } from './measures.ts';
import { people, signPeople } from './people.ts';
import { parseCrossClaims } from './parse-cross-claims.ts';
import { chartOf, isTrue, isTrueBetween } from './recompute.ts';
import {
  READING_KINDS,
  type Reader,
  type Written,
  bookOf,
  daysFrom,
  editionOf,
  readerFor,
  readerOf,
} from './requests.ts';

// Two hundred people make twenty thousand pairs; a busy machine needs a while for them.
vi.setConfig({ testTimeout: 120_000 });

const DATE = '2026-11-15';
/** What a weekly reading dates may hold on any of these. */
const WEEK = ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`);
const sky = skyOfDay(DATE);
const readers = people(200);
const signs = signPeople();

const ofEveryone = readers.map((person) => readerOf(person, sky));
const ofSigns = signs.map((person) => readerOf(person, sky));
const pairOf = (person: Person, partner: Person, day: SkyOfDay): Reader =>
  readerFor({ kind: 'compatibility', date: day.date, person, partner }, day);
const partnerOf = (person: Person, partner: Person, day: SkyOfDay): Reader =>
  readerFor({ kind: 'partner', date: day.date, person, partner }, day);
const signFor = (index: number): Person => signs[index % signs.length] ?? {};

const KINDS = [
  ...READING_KINDS.map((kind) => ({
    name: `${kind.kind} ${kind.type}`,
    readers: ofEveryone.map((read) => read(kind)),
  })),
  {
    name: 'compatibility of two charts',
    readers: readers.map((person, index) =>
      pairOf(person, readers[(index * 7 + 3) % readers.length] ?? person, sky),
    ),
  },
  {
    name: 'compatibility of two signs',
    readers: signs.flatMap((one) => signs.map((other) => pairOf(one, other, sky))),
  },
  {
    name: 'the partner’s day',
    readers: readers.map((person, index) => partnerOf(person, signFor(index), sky)),
  },
];
const sameDay = KINDS.map(({ name, readers: all }) => ({ name, written: editionOf(all) }));
const bySign = READING_KINDS.map((kind) => ({
  name: `${kind.kind} ${kind.type} by sign`,
  written: editionOf(ofSigns.map((read) => read(kind))),
}));
const everything = [...sameDay, ...bySign].flatMap(({ written }) => written);
const textsOf = (written: readonly Written[]): string[] =>
  written.map(({ reading }) => reading.text);

describe('two hundred people on the same day', () => {
  it.each(sameDay)('read different texts of $name', ({ written }) => {
    const like = likenessOf(textsOf(written));
    expect(like.mean).toBeLessThanOrEqual(0.02);
    expect(like.p99).toBeLessThanOrEqual(0.12);
    expect(like.max).toBeLessThanOrEqual(0.25);
  });

  it.each([...sameDay, ...bySign])(
    'never share a row of more than sixteen words of $name',
    ({ written }) => {
      expect([...pairsWithLongRow(textsOf(written))]).toEqual([]);
    },
  );

  // Every third kind will do: the shapes and the books are shared.
  const some = KINDS.filter((_, index) => index % 3 === 1);
  it.each(some)('hardly ever would, even if nobody looked: $name', ({ readers: all }) => {
    const texts = all.map((read) => read().reading.text);
    const pairs = (texts.length * (texts.length - 1)) / 2;
    expect(pairsWithLongRow(texts).size / pairs).toBeLessThanOrEqual(0.01);
  });
});

describe('one person', () => {
  const skies = daysFrom('2026-11-01', 30);
  const month = (person: Person) => skies.map((day) => readerOf(person, day));
  const [ana = {}, ben = {}, cleo = {}, dora = {}] = people(4, 11);
  const books = [ana, ben, cleo, dora, signFor(4), signFor(9)].map(month);
  const BOOKS = [
    ...READING_KINDS.map((kind) => ({
      name: `${kind.kind} ${kind.type}`,
      months: books.map((days) => days.map((read) => read(kind))),
    })),
    {
      name: 'compatibility of two charts',
      months: [
        skies.map((day) => pairOf(ana, ben, day)),
        skies.map((day) => pairOf(cleo, dora, day)),
      ],
    },
    {
      name: 'compatibility of two signs',
      months: [2, 0, 7].map((other) => skies.map((day) => pairOf(signFor(0), signFor(other), day))),
    },
    {
      name: 'the partner’s day',
      months: [1, 6].map((other) => skies.map((day) => partnerOf(ana, signFor(other), day))),
    },
  ];

  it.each(BOOKS)('never reads the same page of $name within thirty days', ({ months }) => {
    for (const days of months) {
      const texts = bookOf(days);
      expect(likenessOf(texts).max).toBeLessThanOrEqual(0.12);
      expect([...pairsWithLongRow(texts)]).toEqual([]);
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

  it('has no slip of the pen that a program can see', () => {
    const slips = [
      /[{}]|  | [,.?;:]|[,;:]\.|\.\./u,
      /\b(?:a|an|the|your|their) (?:a|an|the|your|their)\b/iu,
      /\b(?!that\b|had\b)(?<word>\w{2,}) \k<word>\b/u,
      /\b[Aa] (?=[AEIO][a-z])|\b[Aa]n (?=[^aeiouhAEIOUH\W])/u,
      /(?:^|[.?] )[a-z]/u,
      /(?:^|[.?] )(?<again>Trust|Leave)\b[^.?]* to \k<again>\b/iu,
      /\b(?:since|as) of\b|\bwith no \w+ or an?\b|\brather than \w+ing\b/u,
    ];
    for (const { reading } of everything) {
      for (const slip of slips) expect(reading.text).not.toMatch(slip);
    }
  });

  it('says nothing that the Oracle never says', () => {
    for (const { reading } of everything) {
      expect(findOffVoice(reading.text), reading.text).toEqual([]);
      expect(findBannedClaims(reading.text), reading.text).toEqual([]);
    }
  });

  it('names no planet twice in one breath, as today’s and as the reader’s own', () => {
    const twice = PLANET_IDS.map((id) => BODIES[id].name).map(
      (name) =>
        new RegExp(
          String.raw`(?<!natal )\b${name}\b.*natal ${name}\b|natal ${name}\b.*(?<!natal )\b${name}\b`,
          'u',
        ),
    );
    for (const sentence of everything.flatMap(({ reading }) => sentencesOf(reading.text))) {
      for (const pattern of twice) expect(sentence).not.toMatch(pattern);
    }
  });

  it('hardly ever stumbles: the same start twice running, the same loud word again', () => {
    const stumbling = everything.filter(
      ({ reading }) => stumblesIn(reading.parts.map(({ text }) => text)) > 0,
    );
    expect(stumbling.length / everything.length).toBeLessThanOrEqual(0.03);
  });

  it('does not begin with what it cannot know', () => {
    const first = everything.map(({ reading }) => reading.parts[0]?.text ?? '');
    expect(
      first.filter((text) => /birth (?:time|hour)|at large|by sign alone/u.test(text)),
    ).toEqual([]);
  });

  it('moves the hour when it is for a week', () => {
    const weekly = everything.filter(
      ({ request }) => 'type' in request && request.type === 'weekly',
    );
    expect(weekly.length).toBeGreaterThan(200);
    for (const { reading } of weekly) {
      expect(reading.text).not.toMatch(/\btoday\b|(?<!'not )\b(?:tonight|this evening)\b/iu);
      expect(reading.text).not.toMatch(/\b(?:by|before|not) one evening/u);
    }
  });

  it('tells at work of a worker’s habits and not of a lover’s', () => {
    const career = everything.filter(
      ({ request }) => 'type' in request && ['career', 'career-success'].includes(request.type),
    );
    const told = career.flatMap(({ reading }) => reading.parts.flatMap(({ cites }) => cites));
    expect(told.filter((id) => id.startsWith('natal:')).length).toBeGreaterThan(200);
    expect(told.filter((id) => id === 'natal:venus' || id === 'natal:moon')).toEqual([]);
  });

  it('rests a page for one on three facts at most, one by the Moon on four', () => {
    for (const { request, reading } of everything) {
      if (request.kind !== 'daily' && request.kind !== 'horoscope') continue;
      const cited = new Set(reading.parts.flatMap(({ cites }) => cites));
      const most = request.type === 'lunar-wisdom' ? 4 : 3;
      expect(cited.size, reading.text).toBeLessThanOrEqual(most);
    }
  });

  it('begins with no sentence that leans on one before it', () => {
    const leaning =
      /^(?:Behind it|An astrologer|Blame or|The (?:chart|sky) has|Ask why|In the sky that|Bear in mind|Remember|Worth|Be patient|Luckily|Still,|And|Then again|Meanwhile|There is help)/u;
    const first = everything.map(({ reading }) => reading.parts[0]?.text ?? '');
    expect(first.filter((text) => leaning.test(text))).toEqual([]);
  });

  it('lets no planet come between what to do and the question', () => {
    const pages = everything.filter(({ request }) => request.kind === 'horoscope');
    for (const { reading } of pages) {
      const [act, question] = reading.parts.slice(-2);
      expect(question?.cites).toEqual([]);
      expect(parseClaims(act?.text ?? ''), reading.text).toEqual([]);
    }
  });

  it('ends by giving the choice back, or with a wish', () => {
    for (const { reading } of everything) {
      expect(reading.text).toMatch(/\?$|May [^.?]*\.$/u);
    }
  });

  it('names the reader at most once', () => {
    for (const { request, reading } of everything) {
      const name = request.person.name ?? 'nobody';
      expect(reading.text.split(`${name},`).length - 1).toBeLessThanOrEqual(1);
    }
  });

  it('is the same to the byte when it is written again', () => {
    for (const { request, facts } of everything.filter((_, index) => index % 40 === 0)) {
      const [first, second] = [1, 2].map(() => write(request, facts, { seed: 'book' }));
      expect(second).toEqual(first);
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
      const days = 'type' in request && request.type === 'weekly' ? WEEK : [DATE];
      const alone = sentencesOf(reading.text).filter((one) => !/\b[Tt]heir\b/u.test(one));
      for (const claim of alone.flatMap(parseClaims)) {
        claims += 1;
        expect(
          days.some((day) => isTrue(claim, day, chart)),
          `${JSON.stringify(claim)} in: ${reading.text}`,
        ).toBe(true);
      }
    }
    expect(claims).toBeGreaterThan(600);
  });

  it('tell the truth of two charts: each contact between them is there', () => {
    let claims = 0;
    for (const { request, reading } of everything) {
      if (request.kind !== 'compatibility') continue;
      const [mine, theirs] = [request.person.birth, request.partner.birth];
      if (mine === undefined || theirs === undefined) continue;
      for (const claim of sentencesOf(reading.text).flatMap(parseCrossClaims)) {
        claims += 1;
        expect(isTrueBetween(claim, chartOf(mine), chartOf(theirs)), reading.text).toBe(true);
      }
    }
    expect(claims).toBeGreaterThan(150);
  });
});
