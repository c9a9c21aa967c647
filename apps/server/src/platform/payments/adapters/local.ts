import { randomBytes, randomUUID } from 'node:crypto';
import { hours } from '@palm/contract/durations';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../db/db.ts';
import { localCheckouts, localPortals, localSubscriptions, users } from '../../db/schema.ts';
import {
  afterDeed,
  asProviderSubscription,
  beginSubscription,
  type LocalSubscription,
  rollForward,
} from '../local-subscription.ts';
import { LOCAL_BILLING_PATH, type Payments, type TestMode } from '../payments.ts';

const PORTAL_LIFETIME_MS = hours(1);

/** Checkout and portal of our own, in which no card is ever charged. They keep their state as a provider would. */
export function createLocalPayments(db: Database, clock: Clock): Payments {
  return {
    provider: 'local',
    customerFor: async ({ userId }) => `local_${userId}`,
    // It shows the account's own address, and keeps none.
    moveCustomer: async () => {},

    startCheckout: async ({ orderId, userId, offersTrial, shown, expiresAt, ...urls }) => {
      const id = `checkout_${orderId}`;
      const order = { id, orderId, userId, offersTrial, shown, expiresAt };
      await db.system
        .insert(localCheckouts)
        .values({
          ...order,
          token: newToken(),
          successPath: pathIn(urls.successUrl),
          cancelPath: pathIn(urls.cancelUrl),
          createdAt: clock.now(),
        })
        .onConflictDoNothing();
      const [checkout] = await db.system
        .select({ token: localCheckouts.token })
        .from(localCheckouts)
        .where(eq(localCheckouts.id, id));
      if (!checkout) throw new Error('a checkout was neither stored nor found');
      return { id, url: `${LOCAL_BILLING_PATH}/checkout/${checkout.token}` };
    },

    findCheckout: async (id) => {
      const [checkout] = await db.system
        .select()
        .from(localCheckouts)
        .where(eq(localCheckouts.id, id));
      if (!checkout) return { kind: 'expired' };
      if (checkout.subscriptionId !== null) {
        return { kind: 'complete', subscriptionId: checkout.subscriptionId };
      }
      return { kind: checkout.expiresAt > clock.now() ? 'open' : 'expired' };
    },

    expireCheckout: async (id) => {
      await db.system
        .update(localCheckouts)
        .set({ expiresAt: clock.now() })
        .where(and(eq(localCheckouts.id, id), gt(localCheckouts.expiresAt, clock.now())));
    },

    openPortal: async ({ userId, returnUrl, cancelSubscriptionId }) => {
      const token = newToken();
      const expiresAt = new Date(clock.now().getTime() + PORTAL_LIFETIME_MS);
      const portal = { token, userId, returnPath: pathIn(returnUrl), expiresAt };
      await db.system.insert(localPortals).values(portal);
      const flow = cancelSubscriptionId === null ? '' : '?flow=cancel';
      return `${LOCAL_BILLING_PATH}/portal/${token}${flow}`;
    },

    findSubscription: async (id) => {
      const found = await change(db, id, (subscription) => rollForward(subscription, clock.now()));
      return found && asProviderSubscription(found);
    },

    endSubscription: async (id) => {
      await change(db, id, (subscription) => ({
        ...subscription,
        endedAt: subscription.endedAt ?? clock.now(),
      }));
    },

    // Local payments have no outside provider that sends reports.
    readReport: () => null,
    testMode: testModeOver(db, clock),
  };
}

function testModeOver(db: Database, clock: Clock): TestMode {
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

    act: async (subscriptionId, deed) => {
      const now = clock.now();
      await change(db, subscriptionId, (subscription) =>
        afterDeed(rollForward(subscription, now), deed, now),
      );
    },
  };
}

/** Changes made side by side come one after another. */
const change = (
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

const newToken = (): string => randomBytes(32).toString('base64url');

const pathIn = (url: string): string => new URL(url).pathname;
