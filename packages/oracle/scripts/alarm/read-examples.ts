import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFamilies } from '../../load/read-families.ts';
import { hashFeature } from '../../src/chat/understand/hash-feature.ts';
import type { AlarmKind } from '../../src/safety/alarm/alarm-model.ts';
import { rulesOf } from '../../src/safety/rules/find-danger.ts';
import type { Rule } from '../../src/safety/rules/rule.ts';
import { CRISIS_TOPICS, type CrisisTopic } from '../../src/safety/topics.ts';
import { writeOut } from '../learned/write-out.ts';

/** A message, the kind of danger it tells of or null, and how much it counts. */
export interface Example {
  readonly text: string;
  readonly kind: AlarmKind | null;
  readonly weight: number;
}

const EXAMPLES = new URL('../../content/safety/examples/', import.meta.url);
const DATA = new URL('../../test/data/', import.meta.url);
const MOST_PER_LINE = 4;

const KIND_OF = {
  suicide: 'suicide',
  'self-harm': 'suicide',
  eating: 'suicide',
  'medical-emergency': 'suicide',
  'harm-to-others': 'suicide',
  abuse: 'abuse',
  'violence-from-others': 'abuse',
  'child-safety': 'abuse',
  'someone-else-at-risk': 'someone-else-at-risk',
  psychosis: 'psychosis',
} as const satisfies Record<CrisisTopic, AlarmKind>;

/** One family in five is never learned from: its phrasings show what the classifier does with calm messages. */
const isLearned = (familyId: string): boolean => hashFeature(familyId) % 5 !== 0;

export const calmNotLearned = (): string[] => [
  ...readFamilies()
    .filter(({ id }) => !isLearned(id))
    .flatMap(({ asks }) => asks),
  ...linesOf(new URL('calm-limit.txt', DATA)),
];

/** The classifier knows English alone, and what a newer rule finds need not be learned as well. */
const learnedRules = (topic: CrisisTopic): readonly Rule[] =>
  rulesOf(topic).filter(({ isTestOnly }) => isTestOnly !== true);

/** Everything the classifier may learn from: no message of a set that measures it is among them. */
export const readExamples = (): Example[] => [
  ...authoredExamples(),
  ...readFamilies()
    .filter(({ id }) => isLearned(id))
    .flatMap(({ asks }) => asks.map((text) => one(text, null))),
];

/** The examples but for the families', which change more often than they matter here. */
export function authoredExamples(): Example[] {
  const dangers = CRISIS_TOPICS.flatMap((topic) => [
    ...linesOf(new URL(`${topic}.txt`, EXAMPLES)).flatMap((line) => written(line, KIND_OF[topic])),
    ...learnedRules(topic).flatMap(({ danger }) => danger.map((text) => one(text, KIND_OF[topic]))),
  ]);
  const told = linesOf(new URL('crisis-development.txt', DATA)).flatMap((line) => {
    const [, topic = '', text = ''] = /^\d (?<topic>[\w-]+) \| (?<text>.+)$/u.exec(line) ?? [];
    const known = CRISIS_TOPICS.find((each) => each === topic);
    return known === undefined ? [] : [one(text, KIND_OF[known])];
  });
  const calm = [
    ...CRISIS_TOPICS.flatMap((topic) => learnedRules(topic).flatMap(({ twins }) => twins)),
    ...linesOf(new URL('harmless-twins.txt', DATA)),
    ...linesOf(new URL('calm-development.txt', DATA)),
    ...linesOf(new URL('calm.txt', EXAMPLES)),
  ];
  return [...dangers, ...told, ...calm.map((text) => one(text, null))];
}

export function hashExamples(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { kind, text } of examples) hash.update(`${kind ?? ''}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

const one = (text: string, kind: AlarmKind | null): Example => ({ text, kind, weight: 1 });

const linesOf = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** One line is one thought, however many ways it is written out: its sentences share its weight. */
function written(line: string, kind: AlarmKind): Example[] {
  const texts = writeOut(line, MOST_PER_LINE);
  return texts.map((text) => ({ text, kind, weight: 1 / Math.sqrt(texts.length) }));
}
