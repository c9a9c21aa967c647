import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { endAtProvider } from '../jobs.ts';

/** Ends a subscription at the provider, once this commits. */
export const endLater = (
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  subscriptionId: string,
  { refund }: { refund: boolean },
): Promise<void> =>
  jobs.enqueue(
    db,
    endAtProvider,
    { subscriptionId, checkoutId: null, refund },
    { singletonKey: subscriptionId },
  );
