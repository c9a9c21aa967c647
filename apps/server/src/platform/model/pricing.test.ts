import { expect, it } from 'vitest';
import { costMicros, withinBudget } from './pricing.ts';

it('costs what the list says, in millionths of a dollar', () => {
  const usage = { inputTokens: 2_000_000, outputTokens: 500_000 };
  // 2 × $0.15 + 0.5 × $0.60
  expect(costMicros(usage, { input: 0.15, output: 0.6 })).toBe(600_000);
});

it('never counts the smallest answer as free, unless the price is not known', () => {
  const usage = { inputTokens: 1, outputTokens: 0 };
  expect(costMicros(usage, { input: 0.01, output: 0.04 })).toBe(1);
  expect(costMicros(usage, { input: 0, output: 0 })).toBe(0);
});

it('is within the budget until it is spent', () => {
  expect(withinBudget(0, 0)).toBe(false);
  expect(withinBudget(999_999, 1_000_000)).toBe(true);
  expect(withinBudget(1_000_000, 1_000_000)).toBe(false);
  expect(withinBudget(1_000_000_000, null)).toBe(true);
});
