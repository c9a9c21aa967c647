import type { Deps } from '../../deps.ts';
import { BILLING_IS_OFF } from '../subscriptions/billing-is-off.ts';
import { endNow } from '../subscriptions/ending/end-billing.ts';
import { type Ending, Endings } from '../subscriptions/jobs.ts';
import { type Deletion, noteEndings } from './store/deletions.ts';

/**
 * Ends at the payment provider what a deleted account had there; one that fails keeps no other from its end. Answers
 * what is left to be ended: with billing off that is all of it, until billing is back.
 */
export async function endBilling(deps: Deps, { userId, endings }: Deletion): Promise<Ending[]> {
  const wanted = Endings.parse(endings);
  if (wanted.length === 0) return [];
  if (!deps.payments) {
    deps.log.error({ endings: wanted }, `a deleted account is still billed: ${BILLING_IS_OFF}`);
    return wanted;
  }
  const results = await Promise.allSettled(wanted.map((ending) => endNow(deps, ending)));
  const isFailed = (index: number): boolean => results[index]?.status === 'rejected';
  const left = wanted.filter((_, index) => isFailed(index));
  await noteEndings(deps.db.system, userId, left);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return [];
}
