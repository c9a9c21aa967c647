import { SIGNS } from '@palm/astrology/vocabulary';
import { CROSS_LINES, TIE_LINES, type TieKind } from '../../content/pair/chart-ties.ts';
import {
  PAIR_QUESTIONS,
  PAIR_QUESTION_OPENINGS,
  PAIR_TALKS,
  PAIR_THOUGHTS,
  PAIR_TITLES,
  TALK_OPENINGS,
} from '../../content/pair/pair-book.ts';
import { SIGN_GIFTS } from '../../content/pair/sign-gifts.ts';
import {
  BRINGING_LINES,
  EASE_LINES,
  RELATION_LINES,
  WORK_LINES,
} from '../../content/pair/sign-ties.ts';
import type { CrossFact, Fact, NatalPointId, PairFact } from '../facts/fact.ts';
import { pointName } from '../facts/fact-words.ts';
import type { CompatibilityRequest } from '../request.ts';
import { filled, uncapitalised } from '../text/sentences.ts';
import { askedByName } from './call-by-name.ts';
import { type Hand, type Throw, bookSalt, handFor } from './hand.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import type { Tone } from './themes.ts';
import { toneOfAspect } from './tone-of.ts';
import { ASPECT_PHRASES } from './voice-of-sky.ts';

/** The tie and never the verdict: where it is easy, where it takes work, one talk to have. */
export function writeCompatibility(
  request: CompatibilityRequest,
  facts: readonly Fact[],
  thrown: Throw,
): Reading {
  const hand = handFor(thrown);
  const book = handFor({ ...thrown, salt: bookSalt(thrown.salt) });
  const pair = facts.find((fact) => fact.kind === 'pair');
  if (pair === undefined) throw new RangeError('a pair needs two signs');
  const crossings = facts.filter((fact) => fact.kind === 'cross');
  const easy = crossings.filter((fact) => toneOfCross(fact) === 'easy');
  const tense = crossings.filter((fact) => toneOfCross(fact) === 'tense');
  const ties = [
    ...(easy.length > 0 ? sayCross(pick(easy, hand), 'easy', hand) : [sayEase(pair, hand)]),
    // Two common sentences do not touch: one that names the two signs stands between.
    ...(easy.length > 0 && tense.length > 0 ? [] : [sayBringing(pair, hand)]),
    ...(tense.length > 0 ? sayCross(pick(tense, hand), 'tense', hand) : [sayWork(pair, hand)]),
  ];
  const opened = hand.draw('pair-opening', [true, false, false]);
  const parts = [
    ...(opened ? [plain(book.draw('pair-thoughts', PAIR_THOUGHTS))] : []),
    sayRelation(pair, hand),
    ...ties,
    named(hand.draw('talk-openings', TALK_OPENINGS), book.draw('pair-talks', PAIR_TALKS), pair),
    sayQuestion(pair, request, book),
  ];
  return readingOf(
    hand.draw('pair-titles', PAIR_TITLES),
    parts,
    facts,
    `${thrown.key}/${thrown.count}`,
  );
}

function named(opening: string, sentence: string, pair: PairFact): ReadingPart {
  return {
    text: `${filled(opening, signNames(pair))} ${uncapitalised(sentence)}`,
    cites: [pair.id],
  };
}

function sayQuestion(pair: PairFact, request: CompatibilityRequest, hand: Hand): ReadingPart {
  const question = hand.draw('pair-questions', PAIR_QUESTIONS);
  const byName = askedByName(question, request.person.name, hand);
  if (byName !== question) return plain(byName);
  return named(hand.draw('question-openings', PAIR_QUESTION_OPENINGS), question, pair);
}

const plain = (text: string): ReadingPart => ({ text, cites: [] });

/** The closest few take turns, so that a second look shows another side. */
const CLOSEST = 4;
const pick = (crossings: readonly CrossFact[], hand: Hand): CrossFact =>
  hand.draw(`crossings-${crossings.length}`, crossings.slice(0, CLOSEST));

function toneOfCross({ of, to, aspect }: CrossFact): Tone {
  if (aspect !== 'conjunction') return toneOfAspect('sun', aspect);
  const isStern = [of, to].some((point) => ['mars', 'saturn', 'uranus', 'pluto'].includes(point));
  return isStern ? 'tense' : 'easy';
}

function sayRelation(pair: PairFact, hand: Hand): ReadingPart {
  const line = hand.draw(`relation-${pair.relation}`, RELATION_LINES[pair.relation]);
  return { text: filled(line, signNames(pair)), cites: [pair.id] };
}

function sayBringing(pair: PairFact, hand: Hand): ReadingPart {
  const gift = hand.draw(`gift-${pair.sign}`, SIGN_GIFTS[pair.sign]);
  const others = SIGN_GIFTS[pair.partnerSign].filter((other) => other !== gift);
  const otherGift = hand.draw(`other-gift-${pair.partnerSign}`, others);
  const line = hand.draw('bringing', BRINGING_LINES);
  return { text: filled(line, { ...signNames(pair), gift, otherGift }), cites: [pair.id] };
}

function sayEase(pair: PairFact, hand: Hand): ReadingPart {
  return { text: hand.draw(`ease-${pair.elements}`, EASE_LINES[pair.elements]), cites: [pair.id] };
}

function sayWork(pair: PairFact, hand: Hand): ReadingPart {
  const mode = pair.isSameModality ? 'same' : 'different';
  return { text: hand.draw(`work-${mode}`, WORK_LINES[mode]), cites: [pair.id] };
}

function sayCross(fact: CrossFact, tone: Tone, hand: Hand): ReadingPart[] {
  const words = {
    of: pointName(fact.of),
    to: pointName(fact.to),
    aspect: hand.draw(`aspect-${fact.aspect}`, ASPECT_PHRASES[fact.aspect]),
  };
  const kind = kindOfTie(fact);
  return [
    { text: filled(hand.draw(`cross-${tone}`, CROSS_LINES[tone]), words), cites: [fact.id] },
    { text: hand.draw(`tie-${kind}-${tone}`, TIE_LINES[kind][tone]), cites: [fact.id] },
  ];
}

/** The sterner of two points gives a contact its character. */
const TIE_ORDER: readonly (readonly [TieKind, readonly NatalPointId[]])[] = [
  ['depth', ['uranus', 'neptune', 'pluto']],
  ['form', ['saturn']],
  ['hope', ['jupiter']],
  ['drive', ['mars', 'sun', 'midheaven']],
  ['talk', ['mercury']],
  ['heart', ['moon', 'venus', 'ascendant']],
];

function kindOfTie({ of, to }: CrossFact): TieKind {
  const found = TIE_ORDER.find(([, points]) => points.includes(of) || points.includes(to));
  return found?.[0] ?? 'heart';
}

const signNames = ({ sign, partnerSign }: PairFact): Record<string, string> => ({
  one: SIGNS[sign].name,
  other: SIGNS[partnerSign].name,
});
