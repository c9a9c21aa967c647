import { PRODUCT_ANSWERS } from '../../content/chat/product.ts';
import { MEMORY_CLOSINGS, MEMORY_OPENINGS, NOTHING_ASKED } from '../../content/chat/lookups.ts';
import { TERMS, TERM_CLOSINGS } from '../../content/chat/terms.ts';
import { OTHER_LANGUAGE_LINE, SMALL_TALK } from '../../content/chat/small-talk.ts';
import type { Fact } from '../facts/fact.ts';
import type { Person } from '../request.ts';
import { hashOf } from '../text/hash.ts';
import { handFor } from '../writer/hand.ts';
import { type Reading, type ReadingPart, readingOf } from '../writer/reading.ts';
import type { ChatTurn } from './chat-turn.ts';
import { answerLookup } from './answer-lookup.ts';
import { answerTopic } from './answer-topic.ts';
import { answerWhy } from './answer-why.ts';
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
  const hand = handFor({ key: 'chat', count: hashOf(key), turn: 0, salt: 0 });
  const subject = subjectOf(intent, context.history);
  if (intent.kind === 'lookup') {
    const { parts, facts } = answerLookup(intent.lookup, context, hand);
    return { ...readingOf('', parts, facts, key), intent };
  }
  const parts = partsFor(intent, subject, context, hand);
  return { ...readingOf('', parts, context.facts, key), intent };
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

const topicIn = (intent: Intent): TopicId[] =>
  intent.kind === 'topic' && intent.topic !== 'open' ? [intent.topic] : [];

function partsFor(
  intent: Exclude<Intent, { kind: 'lookup' }>,
  subject: Subject | null,
  context: ChatContext,
  hand: ReturnType<typeof handFor>,
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

function sayMemory(
  of: 'first' | 'last',
  history: readonly ChatTurn[],
  hand: ReturnType<typeof handFor>,
): ReadingPart[] {
  const asked = history.filter(({ from }) => from === 'reader');
  const turn = of === 'first' ? asked[0] : asked.at(-1);
  if (turn === undefined) return [plain(NOTHING_ASKED)];
  const question = turn.text.trim().slice(0, LONGEST_QUOTE);
  return [
    plain(hand.draw('memory', MEMORY_OPENINGS[of]).replace('{question}', () => question)),
    plain(hand.draw('memory-closing', MEMORY_CLOSINGS)),
  ];
}

/** Letters of the reader's own words that are given back to them. */
const LONGEST_QUOTE = 160;

const plain = (text: string): ReadingPart => ({ text, cites: [] });
