import { CRISIS_TOPICS, type CrisisTopic } from '../topics.ts';
import { ABUSE } from './abuse.ts';
import { ANCHORS_OTHERS } from './anchors-others.ts';
import { ANCHORS_SELF } from './anchors-self.ts';
import { CHILD_SAFETY, HARM_TOLD_BY_MINOR } from './child-safety.ts';
import { EATING } from './eating.ts';
import { MEDICAL_EMERGENCY } from './emergencies.ts';
import { HARM_TO_OTHERS } from './harm-to-others.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import { otherLanguagePatterns } from './other-language-rules.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { PSYCHOSIS } from './psychosis.ts';
import type { Rule } from './rule.ts';
import { SELF_HARM } from './self-harm.ts';
import { SOMEONE_ELSE_AT_RISK } from './someone-else.ts';
import { statesMinor, statesMinorWithAdult } from './stated-age.ts';
import { SUICIDE_OUTRIGHT } from './suicide-outright.ts';
import { SUICIDE_VEILED } from './suicide-veiled.ts';
import { VIOLENCE_FROM_OTHERS } from './violence.ts';

export type Danger = { readonly grade: 2 | 3; readonly topic: CrisisTopic };

const RULES_BY_TOPIC = {
  'child-safety': CHILD_SAFETY,
  'medical-emergency': MEDICAL_EMERGENCY,
  'someone-else-at-risk': SOMEONE_ELSE_AT_RISK,
  suicide: [...SUICIDE_OUTRIGHT, ...SUICIDE_VEILED],
  'self-harm': SELF_HARM,
  'harm-to-others': HARM_TO_OTHERS,
  'violence-from-others': VIOLENCE_FROM_OTHERS,
  abuse: ABUSE,
  psychosis: PSYCHOSIS,
  eating: EATING,
} as const satisfies Record<CrisisTopic, readonly Rule[]>;

/** Every rule of a topic, those for whole phrases first. */
export const rulesOf = (topic: CrisisTopic): readonly Rule[] => [
  ...RULES_BY_TOPIC[topic],
  ...[...ANCHORS_SELF, ...ANCHORS_OTHERS]
    .filter((one) => one.topic === topic)
    .flatMap(({ rules }) => rules),
];

type Test = (text: string) => boolean;

const TESTS = ([3, 2] as const).flatMap((grade) =>
  CRISIS_TOPICS.map((topic) => ({ grade, topic, tests: testsFor(topic, grade) })),
);
const TOLD_BY_MINOR = HARM_TOLD_BY_MINOR.map(phrasePattern);

/** The most serious danger the rules find in the passages of a normalised message, or null. */
export function findDanger(passages: readonly string[]): Danger | null {
  const texts = passages.map(withoutHarmlessPhrases);
  if (texts.some(isChildInDanger)) return { grade: 3, topic: 'child-safety' };
  const found = TESTS.find(({ tests }) => tests.some((test) => texts.some(test)));
  return found === undefined ? null : { grade: found.grade, topic: found.topic };
}

function testsFor(topic: CrisisTopic, grade: 2 | 3): Test[] {
  const english = rulesOf(topic)
    .filter((rule) => rule.grade === grade)
    .map(testOf);
  const others = grade === 3 ? otherLanguagePatterns(topic) : [];
  return [...english, ...others.map((pattern) => (text: string) => pattern.test(text))];
}

export function testOf({ patterns, unless }: Pick<Rule, 'patterns' | 'unless'>): Test {
  const found = patterns.map(phrasePattern);
  const excuse = unless === undefined ? null : phrasePattern(unless);
  return (text) => found.some((pattern) => pattern.test(text)) && excuse?.test(text) !== true;
}

function isChildInDanger(text: string): boolean {
  if (statesMinorWithAdult(text)) return true;
  return statesMinor(text) && TOLD_BY_MINOR.some((pattern) => pattern.test(text));
}
