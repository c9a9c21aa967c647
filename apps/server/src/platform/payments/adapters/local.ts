import { randomBytes } from 'node:crypto';
import { hours } from '@palm/contract/durations';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/db.ts';
import { localCheckouts, localPortals } from '../../db/schema.ts';
import { asProviderSubscription } from '../as-provider-subscription.ts';
import { rollForward } from '../local-subscription.ts';
import { LOCAL_BILLING_PATH } from '../test-mode.ts';
import type { Payments } from '../payments.ts';
import { testModeOver, change } from './local-test-mode.ts';

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

const newToken = (): string => randomBytes(32).toString('base64url');

const pathIn = (url: string): string => new URL(url).pathname;
