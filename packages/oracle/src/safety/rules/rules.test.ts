import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import { lookAtMessage } from '../look-at-message.ts';
import { CRISIS_TOPICS } from '../topics.ts';
import { findDanger } from './find-danger.ts';
import { hasHint } from './find-hint.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import { rulesOf } from './rules-by-topic.ts';
import { testOf } from './test-of.ts';

const ALL = CRISIS_TOPICS.flatMap((topic) => rulesOf(topic).map((rule) => ({ ...rule, topic })));
const RULES = ALL.filter(({ isHint }) => isHint !== true);
const HINTS = ALL.filter(({ isHint }) => isHint === true);
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

describe.each(HINTS)('hint, $topic: $says', ({ danger, twins, ...rule }) => {
  it.each(danger)('is given by: %s', (sentence) => {
    expect(testOf(rule)(passageOf(sentence))).toBe(true);
    expect(hasHint(lookAtMessage(sentence).passages)).toBe(true);
  });

  it.each(twins)('is not given by: %s', (sentence) => {
    expect(testOf(rule)(passageOf(sentence))).toBe(false);
  });

  it('decides nothing by itself', () => {
    const alone = danger.filter(
      (sentence) => findDanger(lookAtMessage(sentence).passages) === null,
    );
    expect(alone.length).toBeGreaterThan(0);
  });
});
