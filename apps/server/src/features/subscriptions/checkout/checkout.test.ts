import { calls } from '@palm/contract/calls';
import { CHECKOUT_LIFETIME_MS } from '@palm/contract/price';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freshAddress } from '../../../../test/members.ts';
import { visit } from '../../../../test/running-server.ts';
import {
  newSubscriber,
  onEveryProvider,
  settled,
} from '../../../../test/billing/billing-actions.ts';
import { subscriptions } from '../../../platform/db/schema.ts';

const DAY = 24 * 60 * 60 * 1000;

onEveryProvider('a checkout', (server, provider) => {
  const rowsOf = (userId: string) =>
    server().deps.db.system.select().from(subscriptions).where(eq(subscriptions.userId, userId));

  it('asked for in several tabs at once is one, and paid twice makes one subscription', async () => {
    const member = await newSubscriber(server());
    const tabs = await Promise.all(
      Array.from({ length: 4 }, () => member.call(calls.createCheckout, {})),
    );
    expect(new Set(tabs.map(({ url }) => url)).size).toBe(1);
    await Promise.all(tabs.map(({ url }) => provider().pay(url)));
    await settled(member, { accessType: 'trial' });
    expect(await rowsOf(member.userId)).toHaveLength(1);
  });

  it('that is left costs nothing, and the next one is as good', async () => {
    const member = await newSubscriber(server());
    const left = await member.call(calls.createCheckout, {});
    expect(await member.call(calls.checkSubscription, {})).toMatchObject({ accessType: 'free' });
    server().pass(CHECKOUT_LIFETIME_MS + 1000);
    await provider().pay(left.url);
    const next = await member.call(calls.createCheckout, {});
    expect(next.url).not.toBe(left.url);
    await provider().pay(next.url);
    expect(await settled(member, { accessType: 'trial' })).toMatchObject({ trialDaysLeft: 7 });
  });

  it('is refused to who has Premium, and leaves nothing open', async () => {
    const member = await newSubscriber(server());
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    await settled(member, { accessType: 'trial' });
    server().pass(7 * DAY);
    await provider().tick();
    await settled(member, { accessType: 'premium' });
    await expect(member.call(calls.createCheckout, {})).rejects.toThrow('already_subscribed');
    expect(await rowsOf(member.userId)).toHaveLength(1);
  });

  it('that replaces a trial ends the trial, and one subscription is left', async () => {
    const member = await newSubscriber(server());
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    await settled(member, { accessType: 'trial' });
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    await settled(member, { accessType: 'premium' });
    const live = async () =>
      (await rowsOf(member.userId)).filter(({ status }) => status !== 'ended');
    await expect.poll(live).toHaveLength(1);
    expect((await live())[0]?.status).toBe('active');
    const mails = await server().mailTo(member.email);
    expect(mails.map(({ subject }) => subject)).not.toContain('Oracle Premium is cancelled');
  });

  it('keeps word for word what was shown and accepted, and when', async () => {
    const member = await newSubscriber(server());
    const before = await member.call(calls.getBilling, {});
    expect(before).toMatchObject({
      consents: [],
      nextChargeAt: null,
      nextCheckout: { trial: true },
    });
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    await settled(member, { accessType: 'trial' });
    const billing = await member.call(calls.getBilling, {});
    const firstCharge = new Date(billing.nextChargeAt ?? '').toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(billing).toMatchObject({
      price: '$9.99',
      cancelAtPeriodEnd: false,
      accessEndsAt: null,
      nextCheckout: { trial: false },
    });
    expect(billing.trialEndsAt).toBe(billing.nextChargeAt);
    expect(billing.consents).toHaveLength(1);
    expect(billing.consents[0]).toMatchObject({ trial: true, termsVersion: '2026-11-15' });
    expect(billing.consents[0]?.shown).toContain(`The first $9.99 is charged on ${firstCharge}`);
  });

  it('offers no second trial to the same mailbox under a new account', async () => {
    const mailbox = freshAddress().replace(/-.*/, '');
    const first = await newSubscriber(server(), `${mailbox}@gmail.com`);
    await provider().pay((await first.call(calls.createCheckout, {})).url);
    await settled(first, { accessType: 'trial' });
    await first.call(calls.deleteAccount, { email: first.email });

    const [letter = '', ...rest] = mailbox;
    const again = await newSubscriber(server(), `${letter}.${rest.join('')}+again@gmail.com`);
    expect(await again.call(calls.checkSubscription, {})).toMatchObject({
      accessType: 'trial_ended',
      hasAccess: false,
    });
    expect(await again.call(calls.getBilling, {})).toMatchObject({
      nextCheckout: { trial: false },
    });
    await provider().pay((await again.call(calls.createCheckout, {})).url);
    expect(await settled(again, { accessType: 'premium' })).toMatchObject({ isInTrial: false });
  });

  it('and a subscription cannot be seen by another user', async () => {
    const owner = await newSubscriber(server());
    const other = await newSubscriber(server());
    await provider().pay((await owner.call(calls.createCheckout, {})).url);
    await settled(owner, { accessType: 'trial' });
    expect(await other.call(calls.checkSubscription, {})).toMatchObject({ accessType: 'free' });
    expect(await other.call(calls.getBilling, {})).toMatchObject({ consents: [] });
    await expect(other.call(calls.customerPortal, {})).rejects.toThrow('nothing_to_manage');
  });

  it('is for who is signed in', async () => {
    const visitor = visit(server().url);
    for (const call of [calls.createCheckout, calls.customerPortal, calls.checkSubscription]) {
      await expect(visitor.call(call, {})).rejects.toThrow('signed_out');
    }
  });
});
