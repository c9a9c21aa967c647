import type { Deps } from '../../deps.ts';
import type { RateLease, RateLeases } from '../../platform/rate-limit/rate-leases.ts';
import { consume, type Consumed } from '../../platform/rate-limit/rate-limit.ts';
import { Refusal } from '../answers/refusal.ts';

export interface RateRule {
  readonly max: number;
  readonly perMs: number;
  /** How many uses a process counts at a time, for calls that come in streams. One by one where it is not said. */
  readonly leased?: number;
  /** How many of them one person may use, in the same time. */
  readonly perPerson?: number;
}

/** Counts one use of `key` in the database, where every process counts; refuses what is too much. */
export async function limitRate(deps: Deps, key: string, rule: RateRule): Promise<void> {
  await takeUses(deps, key, rule, 1);
}

/** The same for what the rule leaves to one person. */
export async function limitPerson(deps: Deps, key: string, rule: RateRule | null): Promise<void> {
  if (rule?.perPerson === undefined) return;
  await limitRate(deps, key, { max: rule.perPerson, perMs: rule.perMs });
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
  const { granted, windowEndsAt } = await countUses(deps, key, rule, uses);
  if (granted > 0) return { uses: granted, endsAt: windowEndsAt };
  const retryAfterMs = windowEndsAt.getTime() - deps.clock.now().getTime();
  throw new Refusal('too_many_requests', { retryAfterMs });
}

/** Counts, where too much is no reason to refuse. */
export function countUses(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  key: string,
  { max, perMs }: RateRule,
  uses = 1,
): Promise<Consumed> {
  const limit = { max: Math.ceil(max * config.rateLimitScale), perMs };
  return consume(db.system, key, limit, { now: clock.now(), uses });
}
