import { CRISIS_TOPICS } from '../topics.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import { rulesOf } from './rules-by-topic.ts';
import { testOf } from './test-of.ts';

const TESTS = CRISIS_TOPICS.flatMap(rulesOf)
  .filter(({ isHint }) => isHint === true)
  .map(testOf);

/** Whether a broad rule finds something in the passages of a normalised message. */
export function hasHint(passages: readonly string[]): boolean {
  const texts = passages.map(withoutHarmlessPhrases);
  return TESTS.some((test) => texts.some(test));
}
