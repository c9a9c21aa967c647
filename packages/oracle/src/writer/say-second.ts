import { SIGNS } from '@palm/astrology/vocabulary';
import { MOON_HOUSES } from '../../content/moon/moon-houses.ts';
import { MOON_SIGNS } from '../../content/moon/moon-signs.ts';
import { PHASES } from '../../content/moon/phases.ts';
import { DEEDS } from '../../content/sky/deeds.ts';
import { RETROGRADES } from '../../content/sky/retrogrades.ts';
import {
  INGRESS_LINES,
  MISSING_TIME_LINES,
  SECOND_CORNER_LINES,
  SECOND_DATED_LINES,
  SECOND_TRANSIT_LINES,
  SIGN_LEVEL_LINES,
  SKY_ASPECT_LINES,
  STATION_LINES,
} from '../../content/sky/second-lines.ts';
import type { Fact, HouseFact, SolarHouseFact } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import { loudWords, without } from '../text/stumbles.ts';
import type { Hand } from './hand.ts';
import { type LeadFact, type Signification, affinityOf } from './rank-significations.ts';
import type { ReadingPart } from './reading.ts';
import { matterOf, transitWords } from './say-lead.ts';
import type { ThemeId } from './themes.ts';
import { toneOfAspect, toneOfVisit } from './tone-of.ts';
import { ASPECT_PHRASES, bodyInText } from './voice-of-sky.ts';

/** How many of the weightiest further contacts the days take turns with. */
const PERSONAL_VOICES = 4;

/** A second contact with the reader's own chart, weighed against the first; or none. */
export function sayPersonal(
  lead: Signification,
  ranked: readonly Signification[],
  theme: ThemeId,
  hand: Hand,
): ReadingPart[] {
  const voices = ranked
    .map(({ fact }) => fact)
    .filter((fact) => fact.kind === 'transit' || fact.kind === 'dated-transit')
    .filter(({ id, body }) => id !== lead.fact.id && body !== lead.fact.body)
    // The Moon's contacts last an hour or two, too short for a second voice.
    .filter(({ body }) => body !== 'moon')
    .filter(({ kind }) => kind === lead.fact.kind || kind === 'transit')
    .slice(0, PERSONAL_VOICES);
  if (voices.length === 0) return sayCorner(lead, ranked, theme, hand);
  const fact = hand.draw(`personal-${voices.length}`, voices);
  return [{ text: sentenceFor(fact, lead, hand), cites: [fact.id] }];
}

/** With fewer planets than these that speak to the theme, all of them take turns. */
const FEWEST_CORNERS = 3;

/** A second planet in a corner of the chart, or of the sign where there is no chart. */
function sayCorner(
  lead: Signification,
  ranked: readonly Signification[],
  theme: ThemeId,
  hand: Hand,
): ReadingPart[] {
  const houseOfLead = 'house' in lead.fact ? lead.fact.house : null;
  const voices = ranked
    .map(({ fact }) => fact)
    .filter((fact) => fact.kind === 'house' || fact.kind === 'solar-house')
    .filter(({ body, house }) => body !== lead.fact.body && house !== houseOfLead);
  if (voices.length === 0) return [];
  const fitting = voices.filter((fact) => affinityOf(fact, theme) > 0);
  const corners = fitting.length < FEWEST_CORNERS ? voices : fitting;
  return [sayCornerOf(hand.draw(`corner-${corners.length}`, corners), hand)];
}

/** What a planet does in the corner it stands in. */
function sayCornerOf(fact: HouseFact | SolarHouseFact, hand: Hand): ReadingPart {
  const tone = toneOfVisit(fact.body, fact.isRetrograde);
  const matter = matterOf(fact.house, hand);
  const deeds = without(loudWords(matter), DEEDS[fact.body][tone]);
  const words = {
    body: bodyInText(fact.body),
    bodySign: SIGNS[fact.sign].name,
    matter,
    deed: hand.draw(`deed-${fact.body}-${tone}`, deeds),
  };
  const line = hand.draw(`corner-line-${tone}`, SECOND_CORNER_LINES[tone]);
  return { text: filled(line, words), cites: [fact.id] };
}

/** Something true for everybody today, or what this reading cannot know. */
export function sayCommon(facts: readonly Fact[], lead: Signification, hand: Hand): ReadingPart[] {
  return sayOneOf(commonVoices(facts, lead.fact), lead, hand);
}

/** The same as the first words of a page, where nobody wants to read what is missing. */
export function sayOpening(facts: readonly Fact[], lead: Signification, hand: Hand): ReadingPart[] {
  const voices = commonVoices(facts, lead.fact);
  const opening = voices.filter(({ kind }) => kind !== 'missing' && kind !== 'sign');
  return sayOneOf(opening, lead, hand);
}

function sayOneOf(voices: readonly Voice[], lead: Signification, hand: Hand): ReadingPart[] {
  if (voices.length === 0) return [];
  const fact = hand.draw(`common-${voices.length}`, voices);
  return [{ text: sentenceFor(fact, lead, hand), cites: [fact.id] }];
}

type Voice = Exclude<
  Fact,
  { kind: 'natal' | 'lunation' | 'solar-house' | 'ruler' | 'pair' | 'cross' | 'palm' }
>;

function commonVoices(facts: readonly Fact[], lead: LeadFact): Voice[] {
  return facts.flatMap((fact): Voice[] => {
    if ('body' in fact && fact.body === lead.body) return [];
    switch (fact.kind) {
      case 'phase':
        return fact.holdsAllDay && lead.body !== 'moon' ? [fact] : [];
      case 'sky':
        if (!fact.holdsAllDay) return [];
        return fact.body === 'moon' || fact.isRetrograde ? [fact] : [];
      case 'house':
        return fact.body === 'moon' ? [fact] : [];
      case 'ingress':
        return fact.body === 'moon' ? [] : [fact, fact];
      case 'station':
        return [fact, fact];
      case 'missing':
        return [fact];
      case 'sky-aspect':
        return fact.a === lead.body || fact.b === lead.body || hasChart(facts) ? [] : [fact];
      case 'sign':
        return hasChart(facts) ? [] : [fact];
      case 'natal':
      case 'lunation':
      case 'transit':
      case 'dated-transit':
      case 'solar-house':
      case 'ruler':
      case 'pair':
      case 'cross':
      case 'palm':
        return [];
    }
  });
}

const hasChart = (facts: readonly Fact[]): boolean => facts.some(({ kind }) => kind === 'natal');

function sentenceFor(fact: Voice, lead: Signification, hand: Hand): string {
  switch (fact.kind) {
    case 'transit': {
      const tone = toneOfAspect(fact.body, fact.aspect);
      const lines = SECOND_TRANSIT_LINES[lead.tone][tone];
      const deed = hand.draw(`deed-${fact.body}-${tone}`, DEEDS[fact.body][tone]);
      const line = hand.draw(`second-transit-${lead.tone}-${tone}`, lines);
      return filled(line, { ...transitWords(fact, hand), deed });
    }
    case 'dated-transit': {
      const tone = toneOfAspect(fact.body, fact.aspect);
      const deed = hand.draw(`deed-${fact.body}-${tone}`, DEEDS[fact.body][tone]);
      const line = hand.draw(`second-dated-${tone}`, SECOND_DATED_LINES[tone]);
      return filled(line, { ...transitWords(fact, hand), deed, weekday: fact.weekday });
    }
    case 'phase':
      return hand.draw(`phase-${fact.phase}`, PHASES[fact.phase]);
    case 'sky':
      return fact.body === 'moon' || fact.body === 'sun'
        ? hand.draw(`moon-${fact.sign}`, MOON_SIGNS[fact.sign])
        : hand.draw(`retrograde-${fact.body}`, RETROGRADES[fact.body]);
    case 'house':
      return hand.draw(`moon-house-${fact.house}`, MOON_HOUSES[fact.house] ?? []);
    case 'ingress':
    case 'station': {
      const lines = fact.kind === 'ingress' ? INGRESS_LINES : STATION_LINES[fact.turns];
      const when = fact.id.startsWith('week:') ? `on ${fact.weekday}` : 'today';
      const body = bodyInText(fact.body);
      return filled(hand.draw(fact.kind, lines), { body, bodySign: SIGNS[fact.sign].name, when });
    }
    case 'sky-aspect': {
      const tone = toneOfAspect(fact.a, fact.aspect);
      const aspect = hand.draw(`aspect-${fact.aspect}`, ASPECT_PHRASES[fact.aspect]);
      const words = { a: bodyInText(fact.a), b: bodyInText(fact.b), aspect };
      return filled(hand.draw(`sky-aspect-${tone}`, SKY_ASPECT_LINES[tone]), words);
    }
    case 'missing':
      return hand.draw('missing', MISSING_TIME_LINES);
    case 'sign':
      return filled(hand.draw('sign-level', SIGN_LEVEL_LINES), { sign: SIGNS[fact.sign].name });
  }
}
