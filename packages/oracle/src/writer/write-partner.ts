import {
  PARTNER_ACTS,
  PARTNER_FEELINGS,
  PARTNER_QUESTIONS,
  PARTNER_SCENES,
  PARTNER_THOUGHTS,
  PARTNER_TITLES,
} from '../../content/pair/partner-book.ts';
import { SOLAR_HOUSE_LINES } from '../../content/sky/lead-lines.ts';
import { SIGNS } from '@palm/astrology/vocabulary';
import type { Fact, SolarHouseFact } from '../facts/fact.ts';
import type { PartnerRequest } from '../request.ts';
import { filled } from '../text/sentences.ts';
import { fresh } from './fresh.ts';
import { type Hand, type Throw, bookSalt, handFor } from './hand.ts';
import { rankSignifications } from './rank-significations.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import { matterOf } from './say-lead.ts';
import { sayPartnerNature, sayPartnerSky } from './say-partner.ts';
import { toneOfCorner } from './tone-of.ts';
import { bodyInText } from './voice-of-sky.ts';

type Slot = 'lead' | 'scene' | 'thought' | 'act' | 'question' | 'nature' | 'sky';

/* The other person first, then what the reader can do. The sky's second voice comes after the first. */
const SHAPES = [
  ['scene', 'lead', 'nature', 'sky', 'act', 'question'],
  ['thought', 'lead', 'scene', 'nature', 'act', 'question'],
  ['scene', 'lead', 'thought', 'nature', 'sky', 'act', 'question'],
  ['nature', 'scene', 'lead', 'sky', 'act', 'question'],
  ['thought', 'nature', 'lead', 'sky', 'act', 'question'],
  ['lead', 'scene', 'nature', 'sky', 'act', 'question'],
] as const satisfies readonly (readonly Slot[])[];

/** The day of somebody who is not there: the sign only, and what the reader can do. */
export function writePartner(
  _request: PartnerRequest,
  facts: readonly Fact[],
  thrown: Throw,
): Reading {
  const hand = handFor(thrown);
  const leads = rankSignifications(facts)
    .map(({ fact }) => fact)
    .filter((fact) => fact.kind === 'solar-house');
  const lead = hand.draw(`leads-${leads.length}`, leads);
  const tone = toneOfCorner(lead);
  const booked = { ...thrown, salt: bookSalt(thrown.salt) };
  const said = (bag: string, lines: readonly string[]): readonly ReadingPart[] =>
    fresh(booked, (one) => [plain(one.draw(bag, lines))]);
  const slots: Record<Slot, readonly ReadingPart[]> = {
    lead: fresh(thrown, (one) => sayPartnerLead(lead, one)),
    scene: said(`scenes-${tone}`, PARTNER_SCENES[tone]),
    thought: said('thoughts', PARTNER_THOUGHTS),
    act: said('acts', PARTNER_ACTS),
    question: said('questions', PARTNER_QUESTIONS),
    nature: fresh(thrown, (one) => sayPartnerNature(facts, one)),
    sky: fresh(thrown, (one) => sayPartnerSky(facts, lead, one)),
  };
  return readingOf(
    hand.draw('titles', PARTNER_TITLES),
    hand.draw('shape', SHAPES).flatMap((slot) => slots[slot]),
    facts,
    `${thrown.key}/${thrown.count}`,
  );
}

const plain = (text: string): ReadingPart => ({ text, cites: [] });

function sayPartnerLead(fact: SolarHouseFact, hand: Hand): ReadingPart[] {
  const tone = toneOfCorner(fact);
  const words = {
    body: bodyInText(fact.body),
    bodySign: SIGNS[fact.sign].name,
    sign: SIGNS[fact.ofSign].name,
    matter: matterOf(fact.house, hand),
  };
  const feeling = hand.draw(`feeling-${fact.body}-${tone}`, PARTNER_FEELINGS[fact.body][tone]);
  return [hand.draw('lines', SOLAR_HOUSE_LINES), feeling].map((line) => ({
    text: filled(line, words),
    cites: [fact.id],
  }));
}
