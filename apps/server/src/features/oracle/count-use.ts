import { limitRate } from '../../http/limit-rate.ts';
import type { Asking } from './asking.ts';

/** "Unlimited" is meant for people: nobody asks twice a minute for an hour. */
const FAIR_USE = { max: 120, perMs: 60 * 60 * 1000 };

/** Counts a question, whatever becomes of it; refuses what is no fair use any more. */
export const countUse = ({ deps, actor }: Pick<Asking, 'deps' | 'actor'>): Promise<void> =>
  limitRate(deps, `oracle:${actor.userId}`, FAIR_USE);
