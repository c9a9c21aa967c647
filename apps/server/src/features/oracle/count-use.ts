import { limitLeasedRate } from '../../http/limits/limit-rate.ts';
import type { Asking } from './asking.ts';

/**
 * "Unlimited" is meant for people: no person asks twice a minute for an hour. Counted in batches of ten: all but the
 * first of ten questions in a conversation need no statement.
 */
const FAIR_USE = { max: 120, perMs: 60 * 60 * 1000, leased: 10 };

/** Counts a question, whatever becomes of it; refuses what is no fair use any more. */
export const countUse = ({ deps, actor }: Pick<Asking, 'deps' | 'actor'>): Promise<void> =>
  limitLeasedRate(deps, deps.oracle.uses, `oracle:${actor.userId}`, FAIR_USE);
