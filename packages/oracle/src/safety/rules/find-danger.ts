import { CRISIS_TOPICS, type CrisisTopic } from '../topics.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import { otherLanguagePatterns } from './other-languages.ts';
import { HARM_TOLD_BY_MINOR } from './other-people/children.ts';
import { WORKER_HURT } from './other-people/worker-hurt.ts';
import { phrasePattern } from './phrase-pattern.ts';
import type { Rule } from './rule.ts';
import { rulesOf } from './rules-by-topic.ts';
import { MEANS_AT_HAND } from './own-life/means-at-hand.ts';
import { WAYS } from './own-life/ways.ts';
import { statesMinor, statesMinorWithAdult } from './stated-age.ts';
import { type Test, testOf } from './test-of.ts';

export type Danger = { readonly grade: 2 | 3; readonly topic: CrisisTopic };

const TESTS = ([3, 2] as const).flatMap((grade) =>
  CRISIS_TOPICS.map((topic) => ({ grade, topic, tests: testsFor(topic, grade) })),
);
/** A gun or a height, which may be meant for another. */
const MEANS: ReadonlySet<Rule> = new Set([...WAYS, ...MEANS_AT_HAND]);
/** What names the own death in other words than by its means. */
const NAMED_DEATHS = [
  ...rulesOf('suicide')
    .filter((rule) => rule.grade === 3 && rule.isHint !== true && !MEANS.has(rule))
    .map(testOf),
  ...otherLanguagePatterns('suicide').map((pattern) => (text: string) => pattern.test(text)),
];
/** They name a gun, a height or the sea too: for another's death, or because a voice demands it. */
const SHARE_THE_MEANS: ReadonlySet<CrisisTopic> = new Set(['harm-to-others', 'psychosis']);
/** Their words for a wound are those of self-harm too. */
const HURT_AT_WORK = WORKER_HURT.map(testOf);
const TOLD_BY_MINOR = HARM_TOLD_BY_MINOR.map(phrasePattern);

/** The most serious danger the rules find in the passages of a normalised message, or null. */
export function findDanger(passages: readonly string[]): Danger | null {
  const texts = passages.map(withoutHarmlessPhrases);
  if (texts.some(isChildInDanger)) return { grade: 3, topic: 'child-safety' };
  const found = TESTS.find(({ tests }) => tests.some((test) => texts.some(test)));
  if (found === undefined) return null;
  const { grade, topic } = found.topic === 'suicide' ? (behindTheMeans(texts) ?? found) : found;
  const isHurtAtWork = topic === 'self-harm' && isFound(HURT_AT_WORK, texts);
  return isHurtAtWork ? { grade: 3, topic: 'abuse' } : { grade, topic };
}

const isFound = (tests: readonly Test[], texts: readonly string[]): boolean =>
  tests.some((test) => texts.some(test));

/** Whose death a gun or a height is for, where nothing but the means speaks of the writer's own. */
function behindTheMeans(texts: readonly string[]): (typeof TESTS)[number] | undefined {
  if (NAMED_DEATHS.some((test) => texts.some(test))) return undefined;
  return TESTS.find(
    ({ grade, topic, tests }) =>
      grade === 3 && SHARE_THE_MEANS.has(topic) && tests.some((test) => texts.some(test)),
  );
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
