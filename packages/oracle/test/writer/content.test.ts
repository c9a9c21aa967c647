import { ACT_OPENINGS } from '../../content/act-openings.ts';
import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { LINE_NAMES, LINE_STATEMENTS, PALM_STATEMENTS } from '@palm/palmistry/vocabulary';
import { describe, expect, it } from 'vitest';
import * as chartTies from '../../content/pair/chart-ties.ts';
import * as pairBook from '../../content/pair/pair-book.ts';
import * as pairSky from '../../content/pair/pair-sky.ts';
import * as partnerBook from '../../content/pair/partner-book.ts';
import * as partnerSky from '../../content/pair/partner-sky.ts';
import * as signTies from '../../content/pair/sign-ties.ts';
import { PALM_LORE } from '../../content/palm/palm-lore.ts';
import { PALM_SCENES } from '../../content/palm/palm-scenes.ts';
import { DEEDS } from '../../content/sky/deeds.ts';
import { FEELINGS } from '../../content/sky/feelings.ts';
import { NATAL_HABITS } from '../../content/sky/natal-habits.ts';
import { SIDE_HABITS } from '../../content/sky/side-habits.ts';
import { SIGN_HABITS } from '../../content/sky/sign-habits.ts';
import { POINT_AREAS } from '../../content/sky/point-areas.ts';
import { POINT_PARTS } from '../../content/sky/point-parts.ts';
import { SIDE_FEELINGS } from '../../content/sky/side-feelings.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import { findOffVoice } from '../../src/checks/find-off-voice.ts';
import { findBannedClaims } from '../../src/safety/find-banned-claims.ts';
import { THEME_IDS } from '../../src/writer/themes.ts';

const pages = THEME_IDS.map((id) => THEME_PAGES[id]);
const sentences = pages.flatMap(({ scenes, turns, thoughts, acts, questions }) => [
  ...scenes.easy,
  ...scenes.tense,
  ...turns.easy,
  ...turns.tense,
  ...thoughts,
  ...acts,
  ...questions,
]);
const SKY_NAMES = [
  ...PLANET_IDS.map((id) => BODIES[id].name),
  ...SIGN_IDS.map((id) => SIGNS[id].name),
].join('|');

const textsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsIn)
    : [];
};

describe('the book', () => {
  it('holds about two thousand sentences, none of them twice', () => {
    expect(sentences.length).toBeGreaterThan(1800);
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });

  it('has enough of everything for a month of one theme every third day', () => {
    for (const { scenes, turns, thoughts, acts, questions, titles, areas } of pages) {
      const lists = [scenes.easy, scenes.tense, turns.easy, turns.tense, thoughts, acts, questions];
      expect(Math.min(...lists.map((list) => list.length))).toBeGreaterThanOrEqual(10);
      expect(titles.length).toBeGreaterThanOrEqual(8);
      expect(areas.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('is made of whole, short sentences that say nothing of the sky', () => {
    for (const one of sentences) {
      expect(one, one).toMatch(/^[A-Z'].*[.?]$/u);
      expect(one.split(' ').length, one).toBeLessThanOrEqual(18);
      expect(one).not.toMatch(new RegExp(String.raw`\b(?:${SKY_NAMES})\b`, 'u'));
    }
  });

  it('asks in its questions and never in its acts', () => {
    for (const { acts, questions } of pages) {
      expect(questions.filter((one) => !one.endsWith('?'))).toEqual([]);
      expect(acts.filter((one) => one.endsWith('?'))).toEqual([]);
    }
  });

  it('stays in the voice and makes no banned claim', () => {
    for (const one of sentences) {
      expect(findOffVoice(one), one).toEqual([]);
      expect(findBannedClaims(one), one).toEqual([]);
    }
  });

  it('begins no sentence with a word that points at another one', () => {
    const pointing = /^(?:It|This|That|These|Those|They|He|She)\b/u;
    const allowed = /^(?:It (?:takes|is possible|costs nothing|would)|They)\b/u;
    for (const one of sentences.filter((sentence) => pointing.test(sentence))) {
      expect(one).toMatch(allowed);
    }
  });

  it('guesses nobody’s sex', () => {
    for (const one of sentences) expect(one).not.toMatch(/\b(?:he|she|his|her|him|hers)\b/iu);
  });
});

describe('the words of the sky', () => {
  it('fit a singular area into every feeling', () => {
    for (const planet of PLANET_IDS) {
      for (const line of [...FEELINGS[planet].easy, ...FEELINGS[planet].tense]) {
        expect(line.split('{area}').length, line).toBe(2);
        expect(findOffVoice(line), line).toEqual([]);
      }
      expect(Object.values(SIDE_FEELINGS[planet].easy).every((list) => list.length >= 3)).toBe(
        true,
      );
      expect(Object.values(SIDE_FEELINGS[planet].tense).every((list) => list.length >= 3)).toBe(
        true,
      );
      expect(DEEDS[planet].easy.length).toBeGreaterThanOrEqual(4);
      expect(DEEDS[planet].tense.length).toBeGreaterThanOrEqual(4);
    }
    for (const area of Object.values(POINT_AREAS).flat()) expect(area).toMatch(/^(?:your|the) /u);
  });
});

describe('what the sky does', () => {
  const feelings = textsIn(SIDE_FEELINGS);

  it('is told in whole sentences, none of them twice', () => {
    for (const one of feelings) expect(one).toMatch(/^[A-Z'].*[.]$/u);
    expect(new Set(feelings).size).toBe(feelings.length);
  });

  it('stays in the voice, makes no banned claim and names no planet', () => {
    for (const one of [...feelings, ...textsIn([DEEDS, POINT_PARTS, ACT_OPENINGS])]) {
      expect(findOffVoice(one), one).toEqual([]);
      expect(findBannedClaims(one), one).toEqual([]);
      expect(one).not.toMatch(new RegExp(String.raw`\b(?:${SKY_NAMES})\b`, 'u'));
    }
  });

  it('fits after the planet that does it: a verb in the present, short, without a full stop', () => {
    for (const one of textsIn(DEEDS)) {
      expect(one).toMatch(/^(?:can|may|[a-z]+s) .*[^.]$/u);
      expect(one.split(' ').length, one).toBeLessThanOrEqual(13);
    }
  });
});

describe('the pages for two', () => {
  const lines = textsIn([chartTies, pairBook, pairSky, partnerBook, partnerSky, signTies]);

  it('stay in the voice, make no banned claim and guess nobody’s sex', () => {
    expect(lines.length).toBeGreaterThan(700);
    for (const one of lines) {
      expect(findOffVoice(one), one).toEqual([]);
      expect(findBannedClaims(one), one).toEqual([]);
      expect(one).not.toMatch(/\b(?:he|she|his|her|him|hers)\b/iu);
    }
  });
});

describe('habits of points and signs', () => {
  const habits = textsIn([NATAL_HABITS, SIGN_HABITS, SIDE_HABITS]);

  it('fit after "tends to": short, without a subject of their own, none twice in a list', () => {
    for (const one of habits) {
      expect(one, one).toMatch(/^[a-z][^.]*[^.]$/u);
      expect(one.split(' ').length, one).toBeLessThanOrEqual(11);
      expect(one).not.toMatch(/\b(?:its|you|your|they)\b/u);
      // One frame is "Leo is said to make your natal Venus …".
      expect(one).not.toMatch(/^make\b/u);
      expect(findOffVoice(one), one).toEqual([]);
      expect(findBannedClaims(one), one).toEqual([]);
    }
    for (const list of Object.values(SIGN_HABITS)) expect(new Set(list).size).toBe(10);
    for (const list of Object.values(SIDE_HABITS).flatMap((side) => Object.values(side))) {
      expect(new Set(list).size).toBe(6);
    }
  });
});

describe('the palm', () => {
  it('shows each thing that is seen in a scene of its own, in the voice', () => {
    const scenes = textsIn(PALM_SCENES);
    expect(new Set(scenes).size).toBe(scenes.length);
    for (const one of scenes) {
      expect(one).toMatch(/^If that fits, .*\.$/u);
      expect(findOffVoice(one), one).toEqual([]);
      expect(findBannedClaims(one), one).toEqual([]);
      expect(one).not.toMatch(/\b(?:illness|disease|children|marri\w+|live long)\b/iu);
    }
  });

  it('says something of its own about each thing that is seen', () => {
    const seen = Object.entries(PALM_LORE).filter(([what]) => !what.endsWith('-unseen'));
    const traditions = seen.map(([, { tradition }]) => tradition);
    const questions = seen.map(([, { question }]) => question);
    expect(new Set(traditions).size).toBe(seen.length);
    expect(new Set(questions).size).toBe(seen.length);
  });

  it('has lore for every statement, and none of it on health, years or marriages', () => {
    const ofLines = LINE_NAMES.flatMap((line) =>
      LINE_STATEMENTS.map((statement) => `${line}-line-${statement}` as const),
    );
    for (const statement of [...PALM_STATEMENTS, ...ofLines]) {
      const { seen, tradition, question } = PALM_LORE[statement];
      for (const one of [seen, tradition, question]) {
        expect(findOffVoice(one), one).toEqual([]);
        expect(one).not.toMatch(/\b(?:illness|disease|years|children|marri\w+|live long)\b/iu);
      }
    }
  });
});
