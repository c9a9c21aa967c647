import { SIGNS } from '@palm/astrology/vocabulary';
import {
  APPLYING_LINES,
  DATED_TRANSIT_LINES,
  HOUSE_LINES,
  MOON_RETURN_LINES,
  MOON_TRANSIT_LINES,
  RETURN_LINES,
  RULER_LINES,
  SEPARATING_LINES,
  SKY_LINES,
  SOLAR_HOUSE_LINES,
  TRANSIT_LINES,
  TRANSIT_LINES_WITH_NATAL_SIGN,
} from '../../content/sky/lead-lines.ts';
import { FEELINGS, MOON_STAY_FEELINGS } from '../../content/sky/feelings.ts';
import { HOUSE_AREAS } from '../../content/sky/house-areas.ts';
import { HOUSE_MATTERS } from '../../content/sky/house-matters.ts';
import { POINT_AREAS } from '../../content/sky/point-areas.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import type { DatedTransitFact, TransitFact } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import { loudWords, without } from '../text/stumbles.ts';
import { houseAffinity, pointAffinity } from './affinity.ts';
import type { Hand } from './hand.ts';
import type { LeadFact, Signification } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import type { ThemeId, Tone } from './themes.ts';
import { ASPECT_PHRASES, bodyInText, targetInText } from './voice-of-sky.ts';

/** The fact in a sentence, and right after it what the tradition makes of it. */
export function sayLead({ fact, tone }: Signification, theme: ThemeId, hand: Hand): ReadingPart[] {
  const line = hand.draw(`lead-${fact.kind}`, linesFor(fact));
  const feeling = hand.draw(`feeling-${fact.body}-${tone}-${fact.kind}`, feelingsFor(fact, tone));
  const area = hand.draw(`area-${fact.id}`, without(loudWords(feeling), areasFor(fact, theme)));
  return [
    { text: filled(line, wordsFor(fact, hand)), cites: [fact.id] },
    { text: filled(feeling, { area }), cites: [fact.id] },
  ];
}

/** The Moon passes a point in hours and a corner in days. */
const feelingsFor = (fact: LeadFact, tone: Tone): readonly string[] =>
  fact.body === 'moon' && fact.kind !== 'transit'
    ? MOON_STAY_FEELINGS[tone]
    : FEELINGS[fact.body][tone];

function linesFor(fact: LeadFact): readonly string[] {
  switch (fact.kind) {
    case 'transit':
      return transitLines(fact);
    case 'dated-transit':
      return DATED_TRANSIT_LINES;
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
  if (fact.body === 'moon') return isReturn ? MOON_RETURN_LINES : MOON_TRANSIT_LINES;
  if (isReturn) return RETURN_LINES;
  const motion = fact.isApplying ? APPLYING_LINES : SEPARATING_LINES;
  const isOwnPlace = fact.body === fact.point;
  const natal = fact.pointSign === null || isOwnPlace ? [] : TRANSIT_LINES_WITH_NATAL_SIGN;
  return [...TRANSIT_LINES, ...motion, ...natal];
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
    natalSign: fact.pointSign === null ? '' : SIGNS[fact.pointSign].name,
  };
}

export function matterOf(house: number, hand: Hand): string {
  return hand.draw(`matter-${house}`, HOUSE_MATTERS[house] ?? ['life']);
}
