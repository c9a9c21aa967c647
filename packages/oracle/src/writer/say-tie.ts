import { SIGNS } from '@palm/astrology/vocabulary';
import { CROSS_LINES, TIE_LINES, type TieKind } from '../../content/pair/chart-ties.ts';
import {
  HABITS_LINES,
  SAME_SIGN_BRINGING_LINES,
  SAME_SIGN_HABITS_LINES,
} from '../../content/pair/pair-sky.ts';
import { SIGN_GIFTS } from '../../content/pair/sign-gifts.ts';
import {
  BRINGING_LINES,
  EASE_LINES,
  RELATION_LINES,
  WORK_LINES,
} from '../../content/pair/sign-ties.ts';
import { SIGN_HABITS } from '../../content/sky/sign-habits.ts';
import type { CrossFact, Fact, NatalPointId, PairFact } from '../facts/fact.ts';
import { pointName } from '../facts/fact-words.ts';
import { filled } from '../text/sentences.ts';
import type { Hand } from './hand.ts';
import type { ReadingPart } from './reading.ts';
import type { Tone } from './themes.ts';
import { toneOfAspect } from './tone-of.ts';
import { ASPECT_PHRASES } from './voice-of-sky.ts';

/* What two signs or two charts are to each other, whatever the day. */

export type Tie = {
  readonly pair: PairFact;
  readonly facts: readonly Fact[];
  readonly hand: Hand;
};

export const signNames = ({ sign, partnerSign }: PairFact) => ({
  one: SIGNS[sign].name,
  other: SIGNS[partnerSign].name,
});

const ofPair = (pair: PairFact, text: string): ReadingPart[] => [{ text, cites: [pair.id] }];

export function sayRelation({ pair, hand }: Tie): ReadingPart[] {
  const line = hand.draw(`relation-${pair.relation}`, RELATION_LINES[pair.relation]);
  return ofPair(pair, filled(line, signNames(pair)));
}

export function sayBringing({ pair, hand }: Tie): ReadingPart[] {
  const gift = hand.draw(`gift-${pair.sign}`, SIGN_GIFTS[pair.sign]);
  const others = SIGN_GIFTS[pair.partnerSign].filter((other) => other !== gift);
  const otherGift = hand.draw(`other-gift-${pair.partnerSign}`, others);
  const isSame = pair.sign === pair.partnerSign;
  const line = hand.draw(`bringing-${isSame}`, isSame ? SAME_SIGN_BRINGING_LINES : BRINGING_LINES);
  return ofPair(pair, filled(line, { ...signNames(pair), gift, otherGift }));
}

export function sayHabits({ pair, hand }: Tie): ReadingPart[] {
  const habit = hand.draw('habit', SIGN_HABITS[pair.sign]);
  const others = SIGN_HABITS[pair.partnerSign].filter((other) => other !== habit);
  const otherHabit = hand.draw(`other-habit-${others.length}`, others);
  const isSame = pair.sign === pair.partnerSign;
  const line = hand.draw(`habits-${isSame}`, isSame ? SAME_SIGN_HABITS_LINES : HABITS_LINES);
  return ofPair(pair, filled(line, { ...signNames(pair), habit, otherHabit }));
}

export function sayEasySide(tie: Tie, isByChart: boolean): ReadingPart[] {
  const { pair, hand } = tie;
  const crossing = isByChart ? closest(tie, 'easy') : null;
  if (crossing !== null) return sayCross(crossing, 'easy', hand);
  return ofPair(pair, hand.draw(`ease-${pair.elements}`, EASE_LINES[pair.elements]));
}

export function sayHardSide(tie: Tie, isByChart: boolean): ReadingPart[] {
  const { pair, hand } = tie;
  const crossing = isByChart ? closest(tie, 'tense') : null;
  if (crossing !== null) return sayCross(crossing, 'tense', hand);
  const mode = pair.isSameModality ? 'same' : 'different';
  return ofPair(pair, hand.draw(`work-${mode}`, WORK_LINES[mode]));
}

/** The closest few take turns, so that a second look shows another side. */
const CLOSEST = 8;

function closest({ facts, hand }: Tie, tone: Tone): CrossFact | null {
  const crossings = facts
    .filter((fact) => fact.kind === 'cross')
    .filter((fact) => toneOfCross(fact) === tone)
    .slice(0, CLOSEST);
  return crossings.length === 0 ? null : hand.draw(`cross-${tone}-${crossings.length}`, crossings);
}

function toneOfCross({ of, to, aspect }: CrossFact): Tone {
  if (aspect !== 'conjunction') return toneOfAspect('sun', aspect);
  const isStern = [of, to].some((point) => ['mars', 'saturn', 'uranus', 'pluto'].includes(point));
  return isStern ? 'tense' : 'easy';
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
