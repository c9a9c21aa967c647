import { CRISIS_TOPICS, type CrisisTopic } from '../topics.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import { otherLanguagePatterns } from './other-languages.ts';
import { HARM_TOLD_BY_MINOR } from './other-people/children.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { rulesOf } from './rules-by-topic.ts';
import { statesMinor, statesMinorWithAdult } from './stated-age.ts';
import { type Test, testOf } from './test-of.ts';

export type Danger = { readonly grade: 2 | 3; readonly topic: CrisisTopic };

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
    .filter((rule) => rule.grade === grade && rule.isHint !== true)
    .map(testOf);
  const others = grade === 3 ? otherLanguagePatterns(topic) : [];
  return [...english, ...others.map((pattern) => (text: string) => pattern.test(text))];
}

function isChildInDanger(text: string): boolean {
  if (statesMinorWithAdult(text)) return true;
  return statesMinor(text) && TOLD_BY_MINOR.some((pattern) => pattern.test(text));
}
