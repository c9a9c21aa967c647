import type { Deps } from '../deps.ts';
import type { RateLease, RateLeases } from '../platform/rate-limit/rate-leases.ts';
import { consume } from '../platform/rate-limit/rate-limit.ts';
import { Refusal } from './refusal.ts';

export interface RateRule {
  readonly max: number;
  readonly perMs: number;
  /** How many uses a process counts at a time, for calls that come in streams. One by one where it is not said. */
  readonly leased?: number;
}

/** Counts one use of `key` in the database, where every process counts; refuses what is too much. */
export async function limitRate(deps: Deps, key: string, rule: RateRule): Promise<void> {
  await takeUses(deps, key, rule, 1);
}

/** The same for a rule that allows to count in advance. */
export async function limitLeasedRate(
  deps: Deps,
  leases: RateLeases,
  key: string,
  rule: RateRule,
): Promise<void> {
  const { leased } = rule;
  if (leased === undefined) return limitRate(deps, key, rule);
  await leases.spend(key, deps.clock.now(), () => takeUses(deps, key, rule, leased));
}

async function takeUses(deps: Deps, key: string, rule: RateRule, uses: number): Promise<RateLease> {
  const now = deps.clock.now();
  const max = Math.ceil(rule.max * deps.config.rateLimitScale);
  const limit = { max, perMs: rule.perMs };
  const { granted, windowEndsAt } = await consume(deps.db.system, key, limit, { now, uses });
  if (granted > 0) return { uses: granted, endsAt: windowEndsAt };
  throw new Refusal('too_many_requests', { retryAfterMs: windowEndsAt.getTime() - now.getTime() });
}
