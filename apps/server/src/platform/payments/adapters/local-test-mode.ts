import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../db/db.ts';
import { localCheckouts, localPortals, localSubscriptions, users } from '../../db/schema.ts';
import { afterAction } from '../local-actions.ts';
import { asProviderSubscription } from '../as-provider-subscription.ts';
import { beginSubscription, type LocalSubscription, rollForward } from '../local-subscription.ts';
import type { TestMode } from '../test-mode.ts';

export function testModeOver(db: Database, clock: Clock): TestMode {
  const openCheckout = async (tx: Db, token: string) => {
    const [checkout] = await tx
      .select()
      .from(localCheckouts)
      .where(and(eq(localCheckouts.token, token), gt(localCheckouts.expiresAt, clock.now())))
      .for('update');
    return checkout ?? null;
  };

  return {
    findCheckout: async (token) => {
      const checkout = await db.system.transaction((tx) => openCheckout(tx, token));
      if (!checkout) return null;
      const { id, shown, offersTrial, successPath, cancelPath } = checkout;
      return { shown, offersTrial, cancelPath, successPath: `${successPath}?session_id=${id}` };
    },

    payCheckout: (token) =>
      db.system.transaction(async (tx) => {
        const checkout = await openCheckout(tx, token);
        if (!checkout) return null;
        if (checkout.subscriptionId !== null) return checkout.subscriptionId;
        const id = `sub_local_${randomUUID()}`;
        const { userId, orderId, offersTrial } = checkout;
        const begun = beginSubscription({ id, userId, orderId }, offersTrial, clock.now());
        await tx.insert(localSubscriptions).values(begun);
        await tx
          .update(localCheckouts)
          .set({ subscriptionId: id })
          .where(eq(localCheckouts.id, checkout.id));
        return id;
      }),

    findPortal: async (token) => {
      const [portal] = await db.system
        .select({
          userId: localPortals.userId,
          returnPath: localPortals.returnPath,
          email: users.email,
        })
        .from(localPortals)
        .innerJoin(users, eq(users.id, localPortals.userId))
        .where(and(eq(localPortals.token, token), gt(localPortals.expiresAt, clock.now())));
      if (!portal) return null;
      const [newest] = await db.system
        .select()
        .from(localSubscriptions)
        .where(eq(localSubscriptions.userId, portal.userId))
        .orderBy(desc(localSubscriptions.createdAt))
        .limit(1);
      const subscription = newest && asProviderSubscription(rollForward(newest, clock.now()));
      const { email, returnPath } = portal;
      return { email, returnPath, subscription: subscription ?? null };
    },

    act: async (subscriptionId, action) => {
      const now = clock.now();
      await change(db, subscriptionId, (subscription) =>
        afterAction(rollForward(subscription, now), action, now),
      );
    },
  };
}

/** Changes made side by side come one after another. */
export const change = (
  db: Database,
  id: string,
  make: (subscription: LocalSubscription) => LocalSubscription,
): Promise<LocalSubscription | null> =>
  db.system.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(localSubscriptions)
      .where(eq(localSubscriptions.id, id))
      .for('update');
    if (!before) return null;
    const after = make(before);
    if (after !== before) {
      await tx.update(localSubscriptions).set(after).where(eq(localSubscriptions.id, id));
    }
    return after;
  });
