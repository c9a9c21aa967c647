import type { ModelUsage } from './model.ts';

/** Dollars for a million tokens, as providers list them. Zero: not known. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/**
 * A dollar for a million tokens is a millionth of a dollar for one, so tokens times price are micro-dollars. Rounded up:
 * what was spent never counts as nothing.
 */
export const costMicros = (usage: ModelUsage, prices: Prices): number =>
  Math.ceil(usage.inputTokens * prices.input + usage.outputTokens * prices.output);

/** Whether another answer may be asked for. The last one may go over by its own cost. Null: no budget is set. */
export const withinBudget = (spentMicros: number, budgetMicros: number | null): boolean =>
  budgetMicros === null || spentMicros < budgetMicros;
