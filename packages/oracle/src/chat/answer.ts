import { PRODUCT_ANSWERS } from '../../content/chat/product.ts';
import { MEMORY_CLOSINGS, MEMORY_OPENINGS, NOTHING_ASKED } from '../../content/chat/lookups.ts';
import { TERMS, TERM_CLOSINGS } from '../../content/chat/terms.ts';
import { OTHER_LANGUAGE_LINE, SMALL_TALK } from '../../content/chat/small-talk.ts';
import type { Fact } from '../facts/fact.ts';
import type { Person } from '../request.ts';
import { hashOf } from '../text/hash.ts';
import { stumblesIn } from '../text/stumbles.ts';
import { type Hand, handFor } from '../writer/hand.ts';
import { type Reading, type ReadingPart, readingOf } from '../writer/reading.ts';
import type { ChatTurn } from './chat-turn.ts';
import { answerLookup } from './answer-lookup.ts';
import { answerTopic } from './answer-topic.ts';
import { answerWhy } from './answer-why.ts';
import type { Lookup } from './lookup.ts';
import { type Intent, recognise } from './recognise.ts';
import type { TopicId } from '../../content/chat/topics.ts';

export type ChatContext = {
  /** From `factsFor({ kind: 'chat', … })`. */
  readonly facts: readonly Fact[];
  /** What was said before, oldest first, without the message to answer. */
  readonly history: readonly ChatTurn[];
  readonly profile: Person;
  readonly seed?: string | undefined;
  /** Words that belong to this installation, such as the price, instead of ours. */
  readonly product?: Partial<typeof PRODUCT_ANSWERS> | undefined;
};

export type ChatAnswer = Reading & { readonly intent: Intent };

/**
 * The safety router has been asked before: what reaches this point may be answered.
 * The same words in the same place of the same conversation get the same answer.
 */
export function answer(message: string, context: ChatContext): ChatAnswer {
  const intent = recognise(message);
  const before = context.history.length;
  const key = `${context.seed ?? ''}/${context.profile.name ?? ''}/${before}/${message}`;
  const handOf = (salt: number): Hand =>
    handFor({ key: 'chat', count: hashOf(key), turn: 0, salt });
  const subject = subjectOf(intent, context.history);
  if (intent.kind === 'lookup') {
    const { parts, facts } = answerLookup(intent.lookup, context, handOf(0));
    return { ...readingOf('', parts, facts, key), intent };
  }
  const tries = SALTS.map((salt) => partsFor(intent, subject, context, handOf(salt)));
  return { ...readingOf('', smoothest(tries), context.facts, key), intent };
}

/** So many ways of putting an answer together are compared. */
const SALTS = [0, 1, 2, 3] as const;

/** The first that does not stumble, or stumbles least. */
function smoothest(tries: readonly ReadingPart[][]): ReadingPart[] {
  const stumbles = tries.map((parts) => stumblesIn(parts.map(({ text }) => text)));
  return tries[stumbles.indexOf(Math.min(...stumbles))] ?? [];
}

type Subject = { readonly topic: TopicId; readonly askedBefore: number };

/** The subject of the talk: what this message names, or what the last one did. */
function subjectOf(intent: Intent, history: readonly ChatTurn[]): Subject | null {
  const named = history
    .filter(({ from }) => from === 'reader')
    .flatMap(({ text }) => topicIn(recognise(text)));
  const topic = intent.kind === 'topic' && intent.topic !== 'open' ? intent.topic : named.at(-1);
  if (topic === undefined) return null;
  return { topic, askedBefore: history.filter(({ from }) => from === 'reader').length };
}

function topicIn(intent: Intent): TopicId[] {
  switch (intent.kind) {
    case 'topic':
      return intent.topic === 'open' ? [] : [intent.topic];
    case 'lookup':
      return [TOPIC_OF_LOOKUP[intent.lookup.what]];
    case 'term':
      return ['sign'];
    case 'small-talk':
    case 'product':
    case 'other-language':
    case 'memory':
    case 'why':
    case 'more':
      return [];
  }
}

/** What a talk goes on about after something was looked up. */
const TOPIC_OF_LOOKUP = {
  natal: 'sign',
  ruler: 'sign',
  'birth-time': 'sign',
  sky: 'today',
  retrograde: 'today',
  phase: 'moon',
  'next-phase': 'moon',
  match: 'relationships',
} as const satisfies Record<Lookup['what'], TopicId>;

function partsFor(
  intent: Exclude<Intent, { kind: 'lookup' }>,
  subject: Subject | null,
  context: ChatContext,
  hand: Hand,
): ReadingPart[] {
  switch (intent.kind) {
    case 'small-talk':
      return [plain(hand.draw(intent.talk, SMALL_TALK[intent.talk]))];
    case 'product':
      return [plain(context.product?.[intent.product] ?? PRODUCT_ANSWERS[intent.product])];
    case 'other-language':
      return [plain(`${intent.reply} ${OTHER_LANGUAGE_LINE}`)];
    case 'term':
      return [plain(TERMS[intent.term].meaning), plain(hand.draw('term', TERM_CLOSINGS))];
    case 'memory':
      return sayMemory(intent.of, context.history, hand);
    case 'why':
      return answerWhy(subject?.topic ?? 'today', context, hand);
    case 'more':
      return answerTopic(subject?.topic ?? 'today', { ...context, isMore: true }, hand);
    case 'topic':
      return answerTopic(
        intent.topic === 'open' ? 'open' : intent.topic,
        { ...context, isMore: false },
        hand,
      );
  }
}

function sayMemory(of: 'first' | 'last', history: readonly ChatTurn[], hand: Hand): ReadingPart[] {
  const asked = history.filter(({ from, text }) => from === 'reader' && isQuestion(text));
  const turn = of === 'first' ? asked[0] : asked.at(-1);
  if (turn === undefined) return [plain(NOTHING_ASKED)];
  const words = turn.text.trim().slice(0, LONGEST_QUOTE);
  const question = /[.?!]$/u.test(words) ? words : `${words}.`;
  return [
    plain(hand.draw('memory', MEMORY_OPENINGS[of]).replace('{question}', () => question)),
    plain(hand.draw('memory-closing', MEMORY_CLOSINGS)),
  ];
}

/** A greeting or a nod is not what somebody means by their question. */
function isQuestion(text: string): boolean {
  const { kind } = recognise(text);
  return kind !== 'small-talk' && kind !== 'memory';
}

/** Letters of the reader's own words that are given back to them. */
const LONGEST_QUOTE = 160;

const plain = (text: string): ReadingPart => ({ text, cites: [] });
