import {
  MEMORY_CUE,
  MORE_CUE,
  PRODUCT_CUES,
  SMALL_TALK_CUES,
  TOPIC_CUES,
  WHY_CUE,
  type Cue,
} from '../../content/chat/cues.ts';
import { PRODUCT_IDS, type ProductId } from '../../content/chat/product.ts';
import type { SmallTalkId } from '../../content/chat/small-talk.ts';
import type { TopicId } from '../../content/chat/topics.ts';
import { TERMS, TERM_IDS, TERM_QUESTION, type TermId } from '../../content/chat/terms.ts';
import { languageOf } from './language-of.ts';
import { type Lookup, lookupIn } from './lookup.ts';
import { plainMessage } from './plain-message.ts';

export type Intent =
  | { readonly kind: 'topic'; readonly topic: TopicId }
  | { readonly kind: 'small-talk'; readonly talk: SmallTalkId }
  | { readonly kind: 'product'; readonly product: ProductId }
  | { readonly kind: 'other-language'; readonly reply: string }
  | { readonly kind: 'lookup'; readonly lookup: Lookup }
  | { readonly kind: 'term'; readonly term: TermId }
  | { readonly kind: 'memory'; readonly of: 'first' | 'last' }
  | { readonly kind: 'why' }
  | { readonly kind: 'more' };

/** What a message is about, by its words alone. */
export function recognise(message: string): Intent {
  const plain = plainMessage(message);
  if (plain === '') return { kind: 'small-talk', talk: 'empty' };
  if (WHY_CUE.test(plain)) return { kind: 'why' };
  if (MORE_CUE.test(plain)) return { kind: 'more' };
  if (MEMORY_CUE.test(plain)) {
    return { kind: 'memory', of: /\bfirst\b/u.test(plain) ? 'first' : 'last' };
  }
  const product = PRODUCT_IDS.find((id) => PRODUCT_CUES[id].test(plain));
  if (product !== undefined) return { kind: 'product', product };
  const talk = smallTalkOf(plain);
  if (talk !== null) return { kind: 'small-talk', talk };
  const language = languageOf(message);
  if (language.kind === 'other') return { kind: 'other-language', reply: language.reply };
  const known = knownThing(plain);
  if (known !== null) return known;
  const topic = topicOf(plain);
  if (topic !== null) return { kind: 'topic', topic };
  return language.kind === 'none'
    ? { kind: 'small-talk', talk: 'gibberish' }
    : { kind: 'topic', topic: 'open' };
}

/** What has an answer of its own: a place in the sky, or a word of the trade. */
function knownThing(plain: string): Intent | null {
  const lookup = lookupIn(plain);
  // "What does a trine mean for my Venus" is about the Venus.
  if (lookup !== null) return { kind: 'lookup', lookup };
  const term = TERM_QUESTION.test(plain)
    ? TERM_IDS.find((id) => TERMS[id].cue.test(plain))
    : undefined;
  return term === undefined ? null : { kind: 'term', term };
}

const TALKS = [
  'greeting',
  'thanks',
  'goodbye',
  'tease',
  'name',
  'human',
  'proof',
  'how',
  'yes',
  'no',
  'insult',
  'laugh',
  'tomorrow',
  'joke',
  'poem',
  'palm',
  'opinion',
  'elsewhere',
  'sure',
  'vague',
  'repeat',
  'nod',
  'disagree',
  'instead',
  'costume',
  'hard-day',
  'matters',
  'help',
] as const satisfies readonly SmallTalkId[];

function smallTalkOf(plain: string): SmallTalkId | null {
  return TALKS.find((id) => SMALL_TALK_CUES[id].test(plain)) ?? null;
}

type CuedTopic = keyof typeof TOPIC_CUES;

/** In order of how exact they are: a tie goes to the first. */
const CUED_TOPICS = [
  'soulmate',
  'numerology',
  'tarot',
  'karma',
  'patterns',
  'purpose',
  'talents',
  'fears',
  'healing',
  'intuition',
  'practices',
  'risk',
  'abundance',
  'home',
  'health',
  'dreams',
  'career',
  'love',
  'friends',
  'relationships',
  'challenges',
  'sign',
  'moon',
  'ex',
  'boundaries',
  'joy',
  'interview',
  'confidence',
  'focus',
  'overthinking',
  'lonely',
  'learning',
  'children',
  'luck',
  'animals',
  'lost',
  'decision',
  'today',
] as const satisfies readonly CuedTopic[];

function topicOf(plain: string): TopicId | null {
  let best: { topic: TopicId; score: number } | null = null;
  for (const topic of CUED_TOPICS) {
    const score = scoreOf(plain, TOPIC_CUES[topic]);
    if (score > (best?.score ?? 0)) best = { topic, score };
  }
  return best !== null && best.score >= 2 ? best.topic : null;
}

function scoreOf(plain: string, cues: readonly Cue[]): number {
  return cues.reduce((sum, [weight, pattern]) => sum + (pattern.test(plain) ? weight : 0), 0);
}
