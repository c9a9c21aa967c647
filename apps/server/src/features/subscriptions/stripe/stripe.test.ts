import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import {
  newSubscriber,
  onStripeServer,
  settled,
} from '../../../../test/billing/billing-actions.ts';
import type { Member } from '../../../../test/billing/billing-member.ts';
import { billingEvents, subscriptions } from '../../../platform/db/schema.ts';
import { reconcileBilling } from './reconcile.ts';
import { syncSubscription } from './sync-subscription.ts';

const DAY = 24 * 60 * 60 * 1000;

onStripeServer('Stripe', (server, stripe) => {
  const start = async (member: Member, card?: string) => {
    await stripe().pay((await member.call(calls.createCheckout, {})).url, card);
  };
  /** Reports are kept back until the test ends, or delivers them itself. */
  const loseReports = () => {
    const url = stripe().webhookUrl;
    stripe().webhookUrl = null;
    onTestFinished(() => {
      stripe().webhookUrl = url;
    });
    return url ?? '';
  };
  const storedOf = async (member: Member) => {
    const { system } = server().deps.db;
    return system.select().from(subscriptions).where(eq(subscriptions.userId, member.userId));
  };

  it('collects a card, gives seven days and shows what is accepted', async () => {
    const member = await newSubscriber(server());
    const { url } = await member.call(calls.createCheckout, {});
    const session = stripe().sessions.get(url.split('/').at(-1) ?? '');
    expect(session?.form).toMatchObject({
      mode: 'subscription',
      payment_method_collection: 'always',
      client_reference_id: member.userId,
      line_items: { 0: { price: 'price_stand_in', quantity: '1' } },
      subscription_data: { trial_period_days: '7', metadata: { user_id: member.userId } },
      success_url: `${server().url}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(session?.form['custom_text']).toMatchObject({
      submit: { message: expect.stringContaining('nothing is charged today') },
    });
  });

  it('has its word before its report: who returns from the checkout is not kept waiting', async () => {
    loseReports();
    const member = await newSubscriber(server());
    await start(member);
    expect(await member.call(calls.checkSubscription, {})).toMatchObject({ accessType: 'trial' });
  });

  it('may lose every report: the hourly round finds out', async () => {
    loseReports();
    const member = await newSubscriber(server());
    await start(member);
    server().pass(11 * 60 * 1000);
    await reconcileBilling(server().deps);
    expect(await storedOf(member)).toMatchObject([{ status: 'trialing' }]);
    server().pass(7 * DAY);
    await reconcileBilling(server().deps);
    expect(await storedOf(member)).toMatchObject([{ status: 'active' }]);
    await stripe().cancel(stripe().subscriptionOf(member.userId));
    server().pass(1 * DAY + 60_000);
    await reconcileBilling(server().deps);
    const [row] = await storedOf(member);
    expect(row?.accessEndsAt).toEqual(row?.periodEndsAt);
  });

  it('may report twice, late and out of order', async () => {
    const to = loseReports();
    const member = await newSubscriber(server());
    const since = stripe().events.length;
    await start(member);
    const subscription = stripe().subscriptionOf(member.userId);
    await stripe().cancel(subscription);
    await stripe().resume(subscription);
    await stripe().failPayment(subscription);
    await stripe().recover(subscription);
    const reports = stripe().events.slice(since);
    expect(reports.length).toBeGreaterThan(6);
    for (const report of [...reports.toReversed(), ...reports]) {
      expect(await stripe().deliver(report, { to })).toBe(200);
    }
    await Promise.all(reports.map((report) => stripe().deliver(report, { to })));
    await expect
      .poll(() => storedOf(member))
      .toMatchObject([{ status: 'active', cancelledAt: null, pastDueSince: null }]);
    const subjects = async () =>
      (await server().mailTo(member.email)).filter(({ subject }) => subject.startsWith('Receipt'));
    await expect.poll(subjects).toHaveLength(1);
  });

  it('is believed with its signature only, and only while that is fresh', async () => {
    const member = await newSubscriber(server());
    await start(member);
    const report = stripe().events.at(-1);
    if (!report) throw new Error('A payment is reported.');
    const forged = {
      id: 'evt_forged',
      body: report.body.replace(report.id, 'evt_forged'),
    };
    const seconds = Math.floor(server().deps.clock.now().getTime() / 1000);
    expect(await stripe().deliver(forged, { secret: 'whsec_other' })).toBe(400);
    expect(await stripe().deliver(forged, { signedAt: seconds - 301 })).toBe(400);
    const bare = await fetch(stripe().webhookUrl ?? '', { method: 'POST', body: forged.body });
    expect(bare.status).toBe(400);
    const { system } = server().deps.db;
    expect(await system.$count(billingEvents, eq(billingEvents.id, 'evt_forged'))).toBe(0);
    expect(await stripe().deliver(forged)).toBe(200);
  });

  it('knows a card that has had a trial: the second ends at once, uncharged, and says why', async () => {
    const first = await newSubscriber(server());
    await start(first, 'the-same-card');
    await settled(first, { accessType: 'trial' });
    const second = await newSubscriber(server());
    await start(second, 'the-same-card');
    expect(await settled(second, { accessType: 'trial_ended' })).toMatchObject({
      hasAccess: false,
    });
    await expect.poll(() => stripe().subscriptionOf(second.userId).status).toBe('canceled');
    expect(stripe().subscriptionOf(second.userId).latest_invoice).toBeNull();
    const subjects = async () =>
      (await server().mailTo(second.email)).map(({ subject }) => subject).slice(0, -1);
    await expect.poll(subjects).toEqual(['Your free trial could not start']);
    expect(await second.call(calls.checkSubscription, {})).toMatchObject({
      accessType: 'trial_ended',
    });
    expect(stripe().subscriptionOf(first.userId).status).toBe('trialing');
  });

  it('lets a running trial go on when its card is replaced by one that had a trial elsewhere', async () => {
    const other = await newSubscriber(server());
    await start(other, 'a-card-with-a-past');
    await settled(other, { accessType: 'trial' });
    const member = await newSubscriber(server());
    await start(member);
    await settled(member, { accessType: 'trial' });
    const subscription = stripe().subscriptionOf(member.userId);
    await stripe().replaceCard(subscription, 'a-card-with-a-past');
    await syncSubscription(server().deps, subscription.id);
    expect(await storedOf(member)).toMatchObject([{ status: 'trialing' }]);
    expect(await member.call(calls.checkSubscription, {})).toMatchObject({ trialDaysLeft: 7 });
    expect(subscription.status).toBe('trialing');
  });

  it('gives back a second payment, should two ever be made', async () => {
    const member = await newSubscriber(server());
    await start(member);
    await settled(member, { accessType: 'trial' });
    server().pass(7 * DAY);
    await stripe().tick();
    await settled(member, { accessType: 'premium' });
    const kept = stripe().subscriptionOf(member.userId);
    const double = stripe().copyOf(kept);
    await stripe().tick();
    server().pass(31 * DAY);
    await stripe().tick();
    await expect.poll(() => double.status).toBe('canceled');
    expect(stripe().refunds).toContain(
      double.latest_invoice?.payments.data[0]?.payment.payment_intent,
    );
    expect(kept.status).toBe('active');
  });

  it('that fails again and again gives one grace period', async () => {
    const member = await newSubscriber(server());
    await start(member);
    await settled(member, { accessType: 'trial' });
    const subscription = stripe().subscriptionOf(member.userId);
    await stripe().failPayment(subscription);
    await settled(member, { accessType: 'premium' });
    const { accessEndsAt } = await member.call(calls.getBilling, {});
    server().pass(2 * DAY);
    await stripe().failAgain(subscription);
    server().pass(1 * DAY);
    await reconcileBilling(server().deps);
    expect(await settled(member, { accessType: 'trial_ended' })).toMatchObject({
      hasAccess: false,
    });
    expect(await member.call(calls.getBilling, {})).toMatchObject({ accessEndsAt });
  });

  it('is asked about a late renewal without a word to anybody while nothing has changed', async () => {
    loseReports();
    const member = await newSubscriber(server());
    await start(member);
    await settled(member, { accessType: 'trial' });
    let told = 0;
    const stop = server().deps.changes.watch(member.userId, {
      changed: () => (told += 1),
      ended: () => {},
    });
    const [row] = await storedOf(member);
    await syncSubscription(server().deps, row?.id ?? '');
    await syncSubscription(server().deps, row?.id ?? '');
    await server().deps.changes.announce(member.userId);
    await expect.poll(() => told).toBe(1);
    stop();
  });

  it('does not mail a cancellation to who did not pay', async () => {
    const member = await newSubscriber(server());
    await start(member);
    await settled(member, { accessType: 'trial' });
    const subscription = stripe().subscriptionOf(member.userId);
    await stripe().failPayment(subscription);
    await settled(member, { accessType: 'premium' });
    await stripe().giveUpCollecting(subscription);
    await settled(member, { accessType: 'trial_ended' });
    const subjects = (await server().mailTo(member.email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('Oracle Premium is cancelled');
  });

  it('charges no deleted account, not even by a checkout paid at that moment', async () => {
    loseReports();
    const subscriber = await newSubscriber(server());
    await start(subscriber);
    await settled(subscriber, { accessType: 'trial' });
    const quick = await newSubscriber(server());
    await start(quick);
    const hesitant = await newSubscriber(server());
    const { url } = await hesitant.call(calls.createCheckout, {});

    for (const member of [subscriber, quick, hesitant]) {
      await member.call(calls.deleteAccount, { email: member.email });
    }
    for (const { userId } of [subscriber, quick]) {
      await expect.poll(() => stripe().subscriptionOf(userId).status).toBe('canceled');
    }
    const session = stripe().sessions.get(url.split('/').at(-1) ?? '');
    await expect.poll(() => session?.status).toBe('expired');
  });

  it('leads to its portal, or straight to the cancellation', async () => {
    const member = await newSubscriber(server());
    await expect(member.call(calls.customerPortal, {})).rejects.toThrow('nothing_to_manage');
    await start(member);
    await settled(member, { accessType: 'trial' });
    expect((await member.call(calls.customerPortal, {})).url).toMatch(/\/home$/);
    const { url } = await member.call(calls.customerPortal, { flow: 'cancel' });
    expect(url).toMatch(/\/subscription_cancel$/);
  });

  it('that does not answer leads to a refusal in the catalogue’s words, and no user loses the plan', async () => {
    const member = await newSubscriber(server());
    await start(member);
    await settled(member, { accessType: 'trial' });
    const other = await newSubscriber(server());
    stripe().http.isDown = true;
    onTestFinished(() => {
      stripe().http.isDown = false;
    });
    await expect(other.call(calls.createCheckout, {})).rejects.toMatchObject({
      words: { message: 'Failed to create checkout session. Please try again.' },
    });
    await expect(member.call(calls.customerPortal, {})).rejects.toMatchObject({
      words: { message: 'Failed to open customer portal. Please try again.' },
    });
    expect(await member.call(calls.checkSubscription, {})).toMatchObject({ accessType: 'trial' });
  });

  it('has no pages of ours', async () => {
    expect((await fetch(`${server().url}/dev/billing/checkout/x`)).status).toBe(404);
  });
});

onStripeServer('a price that is not the one on our pages', (server, stripe) => {
  it('is never charged', async () => {
    stripe().priceCents = 1999;
    const member = await newSubscriber(server());
    await expect(member.call(calls.createCheckout, {})).rejects.toThrow('checkout_failed');
    expect(stripe().sessions.size).toBe(0);
  });
});
