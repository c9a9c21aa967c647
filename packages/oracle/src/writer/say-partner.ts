import { type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { PARTNER_GIFT_LINES, PARTNER_HABIT_LINES } from '../../content/pair/partner-book.ts';
import {
  PARTNER_DEEDS,
  PARTNER_MOON_LINES,
  PARTNER_RULER_LINES,
  PARTNER_SECOND_LINES,
  RULER_MANNERS,
} from '../../content/pair/partner-sky.ts';
import { SIGN_GIFTS } from '../../content/pair/sign-gifts.ts';
import { SIGN_HABITS } from '../../content/sky/sign-habits.ts';
import type { Fact, RulerFact, SolarHouseFact } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import type { Hand } from './hand.ts';
import type { ReadingPart } from './reading.ts';
import { matterOf } from './say-lead.ts';
import { toneOfVisit } from './tone-of.ts';
import { bodyInText } from './voice-of-sky.ts';

/** What the sign is said to bring, or to be like. */
export function sayPartnerNature(facts: readonly Fact[], hand: Hand): ReadingPart[] {
  const own = facts.find((fact) => fact.kind === 'sign');
  if (own?.kind !== 'sign') return [];
  const sign = SIGNS[own.sign].name;
  const gift = hand.draw('gifts', SIGN_GIFTS[own.sign]);
  const habit = hand.draw('habits', SIGN_HABITS[own.sign]);
  const line = hand.draw('nature-lines', [...PARTNER_GIFT_LINES, ...PARTNER_HABIT_LINES]);
  return [{ text: filled(line, { sign, gift, habit }), cites: [own.id] }];
}

/** The Moon as the partner's sign counts it, the planet that rules the sign, or another. */
export function sayPartnerSky(
  facts: readonly Fact[],
  { body: lead, house }: SolarHouseFact,
  hand: Hand,
): ReadingPart[] {
  const voices = facts.flatMap((fact): ReadingPart[] => {
    // Another planet in the same corner would say the same again.
    if (fact.kind === 'solar-house' && fact.house !== house) {
      return [fact.body === 'moon' ? sayMoonOf(fact, hand) : saySecondOf(fact, fact.body, hand)];
    }
    if (fact.kind === 'ruler' && fact.body !== lead && fact.body !== 'moon') {
      return [sayRulerOf(fact, hand)];
    }
    return [];
  });
  return voices.length === 0 ? [] : [hand.draw(`sky-${voices.length}`, voices)];
}

function sayMoonOf(fact: SolarHouseFact, hand: Hand): ReadingPart {
  const words = {
    bodySign: SIGNS[fact.sign].name,
    sign: SIGNS[fact.ofSign].name,
    matter: matterOf(fact.house, hand),
  };
  return { text: filled(hand.draw('moon-line', PARTNER_MOON_LINES), words), cites: [fact.id] };
}

function saySecondOf(
  fact: SolarHouseFact,
  body: Exclude<PlanetId, 'moon'>,
  hand: Hand,
): ReadingPart {
  const tone = toneOfVisit(body, fact.isRetrograde);
  const words = {
    body: bodyInText(fact.body),
    bodySign: SIGNS[fact.sign].name,
    sign: SIGNS[fact.ofSign].name,
    matter: matterOf(fact.house, hand),
    deed: hand.draw(`deed-${body}-${tone}`, PARTNER_DEEDS[body][tone]),
  };
  return { text: filled(hand.draw('second-line', PARTNER_SECOND_LINES), words), cites: [fact.id] };
}

function sayRulerOf(fact: RulerFact, hand: Hand): ReadingPart {
  const { element, name: rulerSign } = SIGNS[fact.sign];
  const words = {
    ruler: bodyInText(fact.body),
    rulerSign,
    sign: SIGNS[fact.ofSign].name,
    manner: hand.draw(`manner-${element}`, RULER_MANNERS[element]),
  };
  return { text: filled(hand.draw('ruler-line', PARTNER_RULER_LINES), words), cites: [fact.id] };
}
