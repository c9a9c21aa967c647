import { createHash } from 'node:crypto';
import { readFamilies } from '../../load/read-families.ts';
import { hashFeature } from '../../src/chat/understand/hash-feature.ts';
import type { Family } from '../../src/chat/family.ts';
import { assess } from '../../src/safety/assess.ts';
import { ALARM_KINDS, type AlarmKind } from '../../src/safety/alarm/alarm-model.ts';
import { rulesOf } from '../../src/safety/rules/rules-by-topic.ts';
import type { Rule } from '../../src/safety/rules/rule.ts';
import { CRISIS_TOPICS, type CrisisTopic } from '../../src/safety/topics.ts';
import { writeOut } from '../learned/write-out.ts';
import { type Example, one, linesOf } from './example.ts';

const EXAMPLES = new URL('../../content/safety/examples/', import.meta.url);
/** Whole messages in people's own words, by topic; `unclear-` are those that a caring person would ask about. */
const OWN_WORDS = new URL('own-words/', EXAMPLES);
/** Messages as people write them to the chat: longer than the others, and with a question about the sky beside the trouble. */
const CHAT_MESSAGES = new URL('chat-messages/', EXAMPLES);
/** Messages of seven more authors, with the replies in their conversations: only the danger encoder learns from them. */
const LATER_MESSAGES = new URL('later-messages/', EXAMPLES);
const DATA = new URL('../../test/data/', import.meta.url);
const MOST_PER_LINE = 4;
/** Few beside what is written out of patterns, and nearer to what people type. */
const OWN_WORDS_WEIGHT = 2;
const UNCLEAR_WEIGHT = 2;
const CHAT_MESSAGE_WEIGHT = 3;
const IDIOM_WEIGHT = 2;
/** Calm in a family about loss or low mood: near enough to danger to teach less. */
const SOFT_WEIGHT = 0.5;

const KIND_OF = {
  suicide: 'suicide',
  'self-harm': 'suicide',
  eating: 'suicide',
  'medical-emergency': 'medical-emergency',
  'harm-to-others': 'suicide',
  abuse: 'abuse',
  'violence-from-others': 'abuse',
  'child-safety': 'abuse',
  'someone-else-at-risk': 'someone-else-at-risk',
  psychosis: 'psychosis',
} as const satisfies Record<CrisisTopic, AlarmKind>;

/** One family in five is never learned from: its phrasings show what the classifier does with calm messages. */
const isLearned = (familyId: string): boolean => hashFeature(familyId) % 5 !== 0;

/** Families about loss and low mood hold messages that may well be asked about: they do not set the limit. */
export const calmNotLearned = (): string[] => [
  ...readFamilies()
    .filter(({ id, care }) => !isLearned(id) && care !== 'soft')
    .flatMap(saidTo),
  ...linesOf(new URL('calm-limit.txt', DATA)),
];

export const calmHeldBack = (): string[] => linesOf(new URL('calm-held-back.txt', DATA));

/** What the limit costs is seen here. */
export const dangerNotLearned = (): string[] => [
  ...linesOf(new URL('danger-limit.txt', DATA)),
  ...dangerHeldBack(),
];

export const dangerHeldBack = (): string[] =>
  toldIn(new URL('danger-held-back.txt', DATA)).map(({ text }) => text);

const saidTo = ({ asks, passages }: Family): string[] => [
  ...asks,
  ...passages.flatMap(({ phrases }) => phrases),
];

/** What a newer rule finds need not be learned as well. */
const learnedRules = (topic: CrisisTopic): readonly Rule[] =>
  rulesOf(topic).filter(({ isTestOnly }) => isTestOnly !== true);

/**
 * Everything the classifier may learn from: no message of a set that measures it is among them. What a rule finds in a
 * family's phrasings may be danger ("he hit me once"), and is not learned as calm.
 */
export const readExamples = (): Example[] => [
  ...authoredExamples(),
  ...readFamilies()
    .filter(({ id }) => isLearned(id))
    .flatMap((family) =>
      saidTo(family)
        .filter((text) => assess(text).grade < 2)
        .map((text) => one(text, null, family.care === 'soft' ? SOFT_WEIGHT : 1)),
    ),
];

/** The examples but for the families', which change more often than they matter here. */
export function authoredExamples(): Example[] {
  const dangers = CRISIS_TOPICS.flatMap((topic) => [
    ...linesOf(new URL(`${topic}.txt`, EXAMPLES)).flatMap((line) => written(line, KIND_OF[topic])),
    ...learnedRules(topic).flatMap(({ danger }) => danger.map((text) => one(text, KIND_OF[topic]))),
    ...inOwnWords(topic, KIND_OF[topic]),
  ]);
  const told = [
    ...toldIn(new URL('crisis-development.txt', DATA)).map(({ topic, text }) =>
      one(text, KIND_OF[topic]),
    ),
    ...toldIn(new URL('danger.txt', CHAT_MESSAGES)).map(({ topic, text }) =>
      one(text, KIND_OF[topic], CHAT_MESSAGE_WEIGHT),
    ),
  ];
  const calm = [
    ...CRISIS_TOPICS.flatMap((topic) => learnedRules(topic).flatMap(({ twins }) => twins)),
    ...linesOf(new URL('harmless-twins.txt', DATA)),
    ...linesOf(new URL('calm-development.txt', DATA)),
    ...linesOf(new URL('calm-everyday.txt', DATA)),
    ...linesOf(new URL('calm-messages.txt', OWN_WORDS)),
    ...linesOf(new URL('calm.txt', EXAMPLES)),
  ];
  const idioms = linesOf(new URL('calm-idioms.txt', OWN_WORDS));
  const chatMessages = linesOf(new URL('calm.txt', CHAT_MESSAGES));
  return [
    ...dangers,
    ...told,
    ...ALARM_KINDS.flatMap((kind) => unclearWords(kind)),
    ...calm.map((text) => one(text, null)),
    ...idioms.map((text) => one(text, null, IDIOM_WEIGHT)),
    ...chatMessages.map((text) => one(text, null, CHAT_MESSAGE_WEIGHT)),
  ];
}

export const laterExamples = (): Example[] => [
  ...toldIn(new URL('danger.txt', LATER_MESSAGES)).map(({ topic, text }) =>
    one(text, KIND_OF[topic], CHAT_MESSAGE_WEIGHT),
  ),
  ...linesOf(new URL('calm.txt', LATER_MESSAGES)).map((text) =>
    one(text, null, CHAT_MESSAGE_WEIGHT),
  ),
];

/** Lines such as "3 suicide | the message" or "veiled suicide | the message". */
function toldIn(file: URL): { topic: CrisisTopic; text: string }[] {
  return linesOf(file).flatMap((line) => {
    const [, topic = '', text = ''] = /^\w+ (?<topic>[\w-]+) \| (?<text>.+)$/u.exec(line) ?? [];
    const known = CRISIS_TOPICS.find((each) => each === topic);
    return known === undefined ? [] : [{ topic: known, text }];
  });
}

const inOwnWords = (topic: CrisisTopic, kind: AlarmKind): Example[] =>
  linesOf(new URL(`${topic}.txt`, OWN_WORDS)).map((text) => one(text, kind, OWN_WORDS_WEIGHT));

const unclearWords = (kind: AlarmKind): Example[] =>
  linesOf(new URL(`unclear-${kind}.txt`, OWN_WORDS)).map((text) => one(text, kind, UNCLEAR_WEIGHT));

export function hashExamples(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { kind, text } of examples) hash.update(`${kind ?? ''}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** One line is one thought, however many ways it is written out: its sentences share its weight. */
function written(line: string, kind: AlarmKind): Example[] {
  const texts = writeOut(line, MOST_PER_LINE);
  return texts.map((text) => ({ text, kind, weight: 1 / Math.sqrt(texts.length) }));
}
