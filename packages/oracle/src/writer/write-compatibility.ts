import {
  PAIR_QUESTIONS,
  PAIR_TALKS,
  PAIR_THOUGHTS,
  PAIR_TITLES,
} from '../../content/pair/pair-book.ts';
import type { Fact } from '../facts/fact.ts';
import type { CompatibilityRequest } from '../request.ts';
import { askedByName } from './call-by-name.ts';
import { fresh } from './fresh.ts';
import { type Throw, bookSalt, handFor } from './hand.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import { sayPairCorner, sayPairMoon, sayRulers } from './say-pair-sky.ts';
import {
  type Tie,
  sayBringing,
  sayEasySide,
  sayHabits,
  sayHardSide,
  sayRelation,
} from './say-tie.ts';

type Slot =
  | 'thought'
  | 'relation'
  | 'rulers'
  | 'corner'
  | 'moon'
  | 'bringing'
  | 'habits'
  | 'easy'
  | 'hard'
  | 'talk'
  | 'question';

/*
 * Who the two are, what comes easily, what takes work, what the sky of the day adds, and then
 * a talk to have and a question. The two sides are of the common book: between them stands a
 * sentence of these two signs, or of what today's sky is to them.
 */
const SHAPES = [
  ['relation', 'habits', 'easy', 'corner', 'hard', 'talk', 'question'],
  ['habits', 'easy', 'moon', 'hard', 'corner', 'talk', 'question'],
  ['thought', 'relation', 'easy', 'bringing', 'hard', 'moon', 'talk', 'question'],
  ['bringing', 'easy', 'habits', 'hard', 'rulers', 'talk', 'question'],
  ['relation', 'easy', 'habits', 'hard', 'moon', 'talk', 'question'],
  ['corner', 'relation', 'easy', 'bringing', 'hard', 'talk', 'question'],
  ['moon', 'bringing', 'easy', 'habits', 'hard', 'talk', 'question'],
] as const satisfies readonly (readonly Slot[])[];

/** The tie and never the verdict: where it is easy, where it takes work, one talk to have. */
export function writeCompatibility(
  request: CompatibilityRequest,
  facts: readonly Fact[],
  thrown: Throw,
): Reading {
  const hand = handFor(thrown);
  const pair = facts.find((fact) => fact.kind === 'pair');
  if (pair === undefined) throw new RangeError('a pair needs two signs');
  const booked = { ...thrown, salt: bookSalt(thrown.salt) };
  const said = (bag: string, lines: readonly string[]): readonly ReadingPart[] =>
    fresh(booked, (one) => [plain(one.draw(bag, lines))]);
  const tied = (say: (tie: Tie) => readonly ReadingPart[]): readonly ReadingPart[] =>
    fresh(thrown, (one) => say({ pair, facts, hand: one }));
  const [question] = said('pair-questions', PAIR_QUESTIONS);
  // With two charts the sides take turns: one told by the charts, the other by the signs.
  const isEasyByChart = hand.draw('side-by-chart', [true, false]);
  const slots: Record<Slot, readonly ReadingPart[]> = {
    thought: said('pair-thoughts', PAIR_THOUGHTS),
    relation: tied(sayRelation),
    rulers: tied(sayRulers),
    corner: tied(sayPairCorner),
    moon: tied(sayPairMoon),
    bringing: tied(sayBringing),
    habits: tied(sayHabits),
    easy: tied((tie) => sayEasySide(tie, isEasyByChart)),
    hard: tied((tie) => sayHardSide(tie, !isEasyByChart)),
    talk: said('pair-talks', PAIR_TALKS),
    question: [plain(askedByName(question?.text ?? '', request.person.name, hand))],
  };
  return readingOf(
    hand.draw('pair-titles', PAIR_TITLES),
    hand.draw('shape', SHAPES).flatMap((slot) => slots[slot]),
    facts,
    `${thrown.key}/${thrown.count}`,
  );
}

const plain = (text: string): ReadingPart => ({ text, cites: [] });
