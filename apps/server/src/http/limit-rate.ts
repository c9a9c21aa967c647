import type { Deps } from '../deps.ts';
import { consume } from '../platform/rate-limit/rate-limit.ts';
import { Refusal } from './refusal.ts';

export interface RateRule {
  readonly max: number;
  readonly perMs: number;
}

/** Counts one use of `key` in the database, where every process counts; refuses what is too much. */
export async function limitRate(deps: Deps, key: string, rule: RateRule): Promise<void> {
  const max = Math.ceil(rule.max * deps.config.rateLimitScale);
  const verdict = await consume(deps.db.system, key, { max, perMs: rule.perMs }, deps.clock.now());
  if (!verdict.allowed)
    throw new Refusal('too_many_requests', { retryAfterMs: verdict.retryAfterMs });
}
