import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ProviderSubscription } from '../../platform/payments/payments.ts';
import { isEndedByDeletion } from '../leaving/is-ended-by-deletion.ts';
import { endLater } from './end-later.ts';
import { serverIdOf } from './server-id.ts';

/**
 * Ends a subscription that this server ordered for an account that is gone: nobody could cancel it. It was paid after
 * its owner left, so what it charged is given back. One that a deletion is ending is left to that deletion.
 */
export async function endUnowned(
  deps: Pick<Deps, 'jobs'>,
  db: Db,
  { id, userId, serverId, status }: ProviderSubscription & { readonly userId: string },
): Promise<void> {
  if (status === 'ended' || serverId !== (await serverIdOf(db))) return;
  if (await isEndedByDeletion(db, { userId, subscriptionId: id })) return;
  await endLater(deps, db, id, { refund: true });
}
