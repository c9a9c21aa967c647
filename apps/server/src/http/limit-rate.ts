import type { Deps } from '../deps.ts';
import { consume, type Consumed } from '../platform/rate-limit/rate-limit.ts';
import { Refusal } from './refusal.ts';

export interface RateRule {
  readonly max: number;
  readonly perMs: number;
}

/** Counts one use of `key` in the database, where every process counts; refuses what is too much. */
export async function limitRate(deps: Deps, key: string, rule: RateRule): Promise<void> {
  const verdict = await countUse(deps, key, rule);
  if (!verdict.allowed)
    throw new Refusal('too_many_requests', { retryAfterMs: verdict.retryAfterMs });
}

/** The same where too much is no reason to refuse. */
export const countUse = (
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  key: string,
  { max, perMs }: RateRule,
): Promise<Consumed> =>
  consume(db.system, key, { max: Math.ceil(max * config.rateLimitScale), perMs }, clock.now());
