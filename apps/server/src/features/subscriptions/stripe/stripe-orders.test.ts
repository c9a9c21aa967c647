import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { jobsAreDone } from '../../../../test/jobs-are-done.ts';
import {
  newSubscriber,
  onStripeServer,
  settled,
} from '../../../../test/billing/billing-actions.ts';
import type { Member } from '../../../../test/billing/billing-member.ts';
import { checkouts, subscriptions } from '../../../platform/db/schema.ts';
import { finishDeletion } from '../../account-deletion/jobs.ts';
import { endAtProvider } from '../jobs.ts';
import { syncSubscription } from './sync-subscription.ts';

const DAY = 24 * 60 * 60 * 1000;

onStripeServer('an order at Stripe', (server, stripe) => {
  const start = async (member: Member) => {
    await stripe().pay((await member.call(calls.createCheckout, {})).url);
  };

  it.each([10, 29, 31, 45, 55])(
    'is made %i minutes after the first try failed',
    async (minutesLater) => {
      const member = await newSubscriber(server());
      stripe().http.isDown = true;
      onTestFinished(() => {
        stripe().http.isDown = false;
      });
      await expect(member.call(calls.createCheckout, {})).rejects.toThrow('checkout_failed');
      stripe().http.isDown = false;
      server().pass(minutesLater * 60 * 1000);
      await start(member);
      expect(await settled(member, { accessType: 'trial' })).toMatchObject({ trialDaysLeft: 7 });
      expect((await member.call(calls.getBilling, {})).consents).toHaveLength(1);
    },
  );

  it('of another server or product is left alone', async () => {
    const member = await newSubscriber(server());
    await start(member);
    await settled(member, { accessType: 'trial' });
    const ours = stripe().subscriptionOf(member.userId);
    for (const userId of ['42', randomUUID()]) {
      const id = `sub_of_${userId}`;
      const metadata = { ...ours.metadata, user_id: userId, server_id: randomUUID() };
      stripe().subscriptions.set(id, { ...ours, id, metadata });
      await syncSubscription(server().deps, id);
      const { system } = server().deps.db;
      expect(await system.$count(subscriptions, eq(subscriptions.id, id))).toBe(0);
      await jobsAreDone(server(), endAtProvider);
      expect(stripe().subscriptions.get(id)?.status).toBe('trialing');
    }
  });

  it('of an account that is gone is ended, and what it charged is given back', async () => {
    const to = stripe().webhookUrl;
    stripe().webhookUrl = null;
    const member = await newSubscriber(server());
    const { url } = await member.call(calls.createCheckout, {});
    // A process that ended between the order and its note: the deletion cannot know of this checkout.
    await server()
      .deps.db.system.update(checkouts)
      .set({ providerCheckoutId: null, url: null })
      .where(eq(checkouts.userId, member.userId));
    await member.call(calls.deleteAccount, { email: member.email });
    await jobsAreDone(server(), finishDeletion);
    await stripe().pay(url);
    server().pass(8 * DAY);
    stripe().webhookUrl = to;
    await stripe().tick();
    const subscription = stripe().subscriptionOf(member.userId);
    await expect.poll(() => subscription.status).toBe('canceled');
    expect(stripe().refunds).toContain(
      subscription.latest_invoice?.payments.data[0]?.payment.payment_intent,
    );
  });
});
