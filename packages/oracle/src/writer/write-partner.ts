import { SIGNS } from '@palm/astrology/vocabulary';
import {
  PARTNER_ACTS,
  PARTNER_ACT_OPENINGS,
  PARTNER_FEELINGS,
  PARTNER_GIFT_LINES,
  PARTNER_QUESTIONS,
  PARTNER_QUESTION_OPENINGS,
  PARTNER_SCENES,
  PARTNER_THOUGHTS,
  PARTNER_TITLES,
} from '../../content/pair/partner-book.ts';
import { SIGN_GIFTS } from '../../content/pair/sign-gifts.ts';
import { HOUSE_MATTERS } from '../../content/sky/house-matters.ts';
import { SOLAR_HOUSE_LINES } from '../../content/sky/lead-lines.ts';
import type { Fact, SolarHouseFact } from '../facts/fact.ts';
import type { PartnerRequest } from '../request.ts';
import { filled, uncapitalised } from '../text/sentences.ts';
import { type Throw, bookSalt, handFor } from './hand.ts';
import { rankSignifications } from './rank-significations.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import type { Tone } from './themes.ts';
import { bodyInText } from './voice-of-sky.ts';

/** How many of the weightiest facts the days take turns with. */
const LEADS = 8;

/** The day of somebody who is not there: the sign only, and what the reader can do. */
export function writePartner(
  _request: PartnerRequest,
  facts: readonly Fact[],
  thrown: Throw,
): Reading {
  const hand = handFor(thrown);
  const book = handFor({ ...thrown, salt: bookSalt(thrown.salt) });
  const leads = rankSignifications(facts).flatMap(({ fact, tone }): Lead[] =>
    fact.kind === 'solar-house' ? [{ fact, tone }] : [],
  );
  const { fact, tone } = book.draw('leads', leads.slice(0, LEADS));
  const words = wordsFor(fact);
  const cites = [fact.id];
  const say = (line: string, more: Record<string, string> = {}): ReadingPart => ({
    text: filled(line, { ...words, ...more }),
    cites,
  });
  const glued = (opening: string, sentence: string): ReadingPart => ({
    text: `${filled(opening, words)} ${uncapitalised(sentence)}`,
    cites,
  });
  const matter = hand.draw(`matter-${fact.house}`, HOUSE_MATTERS[fact.house] ?? ['life']);
  const gift = hand.draw('gifts', SIGN_GIFTS[fact.ofSign]);
  const scene = plain(book.draw(`scenes-${tone}`, PARTNER_SCENES[tone]));
  const thought = plain(book.draw('thoughts', PARTNER_THOUGHTS));
  const [first, middle] = hand.draw('order', [
    [scene, thought],
    [thought, scene],
  ] as const);
  const parts = [
    first,
    say(hand.draw('lines', SOLAR_HOUSE_LINES), { matter }),
    say(hand.draw(`feeling-${fact.body}-${tone}`, PARTNER_FEELINGS[fact.body][tone])),
    middle,
    say(hand.draw('gift-lines', PARTNER_GIFT_LINES), { gift }),
    glued(hand.draw('act-openings', PARTNER_ACT_OPENINGS), book.draw('acts', PARTNER_ACTS)),
    glued(
      hand.draw('question-openings', PARTNER_QUESTION_OPENINGS),
      book.draw('questions', PARTNER_QUESTIONS),
    ),
  ];
  return readingOf(
    hand.draw('titles', PARTNER_TITLES),
    parts,
    facts,
    `${thrown.key}/${thrown.count}`,
  );
}

type Lead = { readonly fact: SolarHouseFact; readonly tone: Tone };

const plain = (text: string): ReadingPart => ({ text, cites: [] });

const wordsFor = (fact: SolarHouseFact): Record<string, string> => ({
  body: bodyInText(fact.body),
  bodySign: SIGNS[fact.sign].name,
  sign: SIGNS[fact.ofSign].name,
});
