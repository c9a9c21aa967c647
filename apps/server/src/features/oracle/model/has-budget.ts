import type { Deps } from '../../../deps.ts';
import { withinBudget } from '../../../platform/model/pricing.ts';
import { spentSince } from '../store/model-calls.ts';

/** Whether the day, in UTC, still has money for a language model. */
export async function hasBudget({ config, db, clock }: Deps): Promise<boolean> {
  const budget = config.model?.dailyBudgetMicros ?? null;
  if (budget === null) return true;
  const today = new Date(clock.now().toISOString().slice(0, 10));
  return withinBudget(await spentSince(db.system, today), budget);
}
