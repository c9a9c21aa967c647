import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import { lookAtMessage } from '../look-at-message.ts';
import { CRISIS_TOPICS } from '../topics.ts';
import { findDanger, rulesOf, testOf } from './find-danger.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';

const RULES = CRISIS_TOPICS.flatMap((topic) => rulesOf(topic).map((rule) => ({ ...rule, topic })));
const passageOf = (sentence: string): string =>
  withoutHarmlessPhrases(lookAtMessage(sentence).normalised);

describe.each(RULES)('$topic: $says', ({ grade, danger, twins, ...rule }) => {
  it.each(danger)(`finds: %s`, (sentence) => {
    expect(testOf(rule)(passageOf(sentence))).toBe(true);
    expect(findDanger(lookAtMessage(sentence).passages)?.grade).toBeGreaterThanOrEqual(grade);
  });

  it.each(twins)('leaves alone: %s', (sentence) => {
    expect(assess(sentence).grade).toBeLessThan(2);
  });
});
