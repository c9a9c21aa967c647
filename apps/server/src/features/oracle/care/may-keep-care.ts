import { countUses } from '../../../http/limits/limit-rate.ts';
import type { Asking } from '../asking.ts';

/** No user in need writes more often. Further messages are answered all the same, but not stored. */
const KEPT = { max: 60, perMs: 60 * 60 * 1000 };

/** Whether one more cry for help is kept in the conversation. */
export async function mayKeepCare({
  deps,
  actor,
}: Pick<Asking, 'deps' | 'actor'>): Promise<boolean> {
  const { granted } = await countUses(deps, `care:${actor.userId}`, KEPT);
  return granted > 0;
}
