import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';
import { isEndedByDeletion } from '../../account-deletion/is-ended-by-deletion.ts';
import { endLater } from './end-later.ts';
import { serverIdOf } from '../stripe/server-id.ts';

/**
 * Ends a subscription that this server ordered for a deleted account: no user could cancel it. It was paid after the
 * deletion, so the charge is refunded. A subscription that a running deletion is ending is left to that deletion.
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
