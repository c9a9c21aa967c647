import type { Db } from '../../platform/db/db.ts';
import { Endings } from '../subscriptions/jobs.ts';
import { findDeletion } from './store/deletions.ts';

/** Whether the deletion of an account still has this subscription to end. */
export async function isEndedByDeletion(
  db: Db,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
): Promise<boolean> {
  const deletion = await findDeletion(db, userId);
  const endings = Endings.parse(deletion?.endings ?? []);
  return endings.some((ending) => ending.subscriptionId === subscriptionId);
}
