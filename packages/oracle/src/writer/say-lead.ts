import { SIGNS } from '@palm/astrology/vocabulary';
import {
  APPLYING_LINES,
  BEHIND_LINES,
  DATED_TRANSIT_LINES,
  DATED_TRANSIT_LINES_WITH_PART,
  HOUSE_LINES,
  MOON_RETURN_LINES,
  MOON_TRANSIT_LINES,
  MOON_TRANSIT_LINES_WITH_PART,
  RETURN_LINES,
  RULER_LINES,
  SEPARATING_LINES,
  SKY_LINES,
  SOLAR_HOUSE_LINES,
  TRANSIT_LINES,
  TRANSIT_LINES_WITH_NATAL_SIGN,
  TRANSIT_LINES_WITH_PART,
} from '../../content/sky/lead-lines.ts';
import { FEELINGS, MOON_STAY_FEELINGS } from '../../content/sky/feelings.ts';
import { HOUSE_AREAS } from '../../content/sky/house-areas.ts';
import { HOUSE_MATTERS } from '../../content/sky/house-matters.ts';
import { POINT_AREAS } from '../../content/sky/point-areas.ts';
import { POINT_PARTS } from '../../content/sky/point-parts.ts';
import { SIDE_FEELINGS } from '../../content/sky/side-feelings.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import type { DatedTransitFact, TransitFact } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import { loudWords, without } from '../text/stumbles.ts';
import { houseAffinity, pointAffinity } from './affinity.ts';
import type { Hand } from './hand.ts';
import type { LeadFact, Signification } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import { SIDE_OF, type ThemeId, type Tone } from './themes.ts';
import { ASPECT_PHRASES, bodyInText, targetInText } from './voice-of-sky.ts';

/** The fact in a sentence, and right after it what the tradition makes of it. */
export function sayLead(
  { fact, tone }: Signification,
  theme: ThemeId,
  hand: Hand,
  isAfterScene = false,
): ReadingPart[] {
  const behind = isAfterScene ? linesBehind(fact) : null;
  const line =
    behind === null
      ? hand.draw(`lead-${fact.kind}`, linesFor(fact))
      : hand.draw(`behind-${fact.kind}`, behind);
  return [
    { text: filled(line, wordsFor(fact, hand)), cites: [fact.id] },
    { text: feelingOf({ fact, tone }, theme, hand), cites: [fact.id] },
  ];
}

/** Three times in four what the planet does in this part of life, else what it does to {area}. */
function feelingOf(
  { fact, tone }: Pick<Signification, 'fact' | 'tone'>,
  theme: ThemeId,
  hand: Hand,
): string {
  const side = SIDE_OF[theme] ?? 'whole';
  if (hand.draw(`felt-in-life-${fact.body}`, [true, true, false, true])) {
    return hand.draw(`felt-${fact.body}-${tone}-${side}`, SIDE_FEELINGS[fact.body][tone][side]);
  }
  const feeling = hand.draw(`feeling-${fact.body}-${tone}-${fact.kind}`, feelingsFor(fact, tone));
  const area = hand.draw(`area-${fact.id}`, without(loudWords(feeling), areasFor(fact, theme)));
  return filled(feeling, { area });
}

/** The Moon passes a point in hours and a corner in days. */
const feelingsFor = (fact: LeadFact, tone: Tone): readonly string[] =>
  fact.body === 'moon' && fact.kind !== 'transit'
    ? MOON_STAY_FEELINGS[tone]
    : FEELINGS[fact.body][tone];

/** The fact as the reason for a scene that has just been told; null for what everybody shares. */
function linesBehind(fact: LeadFact): readonly string[] | null {
  switch (fact.kind) {
    case 'transit':
      return transitBehind(fact);
    case 'house':
    case 'solar-house':
      return BEHIND_LINES[fact.kind];
    case 'dated-transit':
    case 'ruler':
    case 'sky':
      return null;
  }
}

function transitBehind({ body, point, aspect }: TransitFact): readonly string[] | null {
  if (body === point && aspect === 'conjunction') return null;
  if (body === 'moon') return BEHIND_LINES.moon;
  return body === point ? BEHIND_LINES.ownPlace : BEHIND_LINES.transit;
}

function linesFor(fact: LeadFact): readonly string[] {
  switch (fact.kind) {
    case 'transit':
      return transitLines(fact);
    case 'dated-transit':
      return fact.body === fact.point
        ? DATED_TRANSIT_LINES
        : [...DATED_TRANSIT_LINES, ...DATED_TRANSIT_LINES_WITH_PART];
    case 'house':
      return HOUSE_LINES;
    case 'solar-house':
      return SOLAR_HOUSE_LINES;
    case 'ruler':
      return RULER_LINES;
    case 'sky':
      return SKY_LINES;
  }
}

function transitLines(fact: TransitFact): readonly string[] {
  const isReturn = fact.body === fact.point && fact.aspect === 'conjunction';
  if (fact.body === 'moon') return moonLines(fact, isReturn);
  if (isReturn) return RETURN_LINES;
  const motion = fact.isApplying ? APPLYING_LINES : SEPARATING_LINES;
  const isOwnPlace = fact.body === fact.point;
  const natal = fact.pointSign === null || isOwnPlace ? [] : TRANSIT_LINES_WITH_NATAL_SIGN;
  // A planet at its own place has told the reader what it is by its name.
  const told = isOwnPlace ? TRANSIT_LINES : TRANSIT_LINES_WITH_PART;
  return [...told, ...told, ...TRANSIT_LINES, ...motion, ...natal];
}

function moonLines({ body, point }: TransitFact, isReturn: boolean): readonly string[] {
  if (isReturn) return MOON_RETURN_LINES;
  return body === point
    ? MOON_TRANSIT_LINES
    : [...MOON_TRANSIT_LINES, ...MOON_TRANSIT_LINES_WITH_PART];
}

/** The natal point's own area where it suits the theme; otherwise the theme's. */
function areasFor(fact: LeadFact, theme: ThemeId): readonly string[] {
  const { areas } = THEME_PAGES[theme];
  switch (fact.kind) {
    case 'transit':
    case 'dated-transit':
      return pointAffinity(fact.point, theme) > 0 ? POINT_AREAS[fact.point] : areas;
    case 'house':
    case 'solar-house':
      return houseAffinity(fact.house, theme) > 0 ? (HOUSE_AREAS[fact.house] ?? areas) : areas;
    case 'ruler':
    case 'sky':
      return areas;
  }
}

function wordsFor(fact: LeadFact, hand: Hand): Record<string, string> {
  const body = bodyInText(fact.body);
  switch (fact.kind) {
    case 'transit':
      return { ...transitWords(fact, hand), bodySign: SIGNS[fact.bodySign].name };
    case 'dated-transit':
      return { ...transitWords(fact, hand), weekday: fact.weekday };
    case 'house':
      return { body, bodySign: SIGNS[fact.sign].name, matter: matterOf(fact.house, hand) };
    case 'solar-house':
      return {
        body,
        bodySign: SIGNS[fact.sign].name,
        sign: SIGNS[fact.ofSign].name,
        matter: matterOf(fact.house, hand),
      };
    case 'ruler':
      return { body, bodySign: SIGNS[fact.sign].name, sign: SIGNS[fact.ofSign].name };
    case 'sky':
      return { body, bodySign: SIGNS[fact.sign].name };
  }
}

export function transitWords(
  fact: TransitFact | DatedTransitFact,
  hand: Hand,
): Record<string, string> {
  return {
    body: bodyInText(fact.body),
    aspect: hand.draw(`aspect-${fact.aspect}`, ASPECT_PHRASES[fact.aspect]),
    natal: targetInText(fact.body, fact.point),
    part: hand.draw(`part-${fact.point}`, POINT_PARTS[fact.point]),
    natalSign: fact.pointSign === null ? '' : SIGNS[fact.pointSign].name,
  };
}

export function matterOf(house: number, hand: Hand): string {
  return hand.draw(`matter-${house}`, HOUSE_MATTERS[house] ?? ['life']);
}
