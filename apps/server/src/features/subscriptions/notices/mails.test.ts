import { calls } from '@palm/contract/calls';
import { TRIAL_REMINDER_MS } from '@palm/contract/price';
import { expect, it } from 'vitest';
import type { TestServer } from '../../../../test/running-server.ts';
import {
  newSubscriber,
  onEveryProvider,
  settled,
} from '../../../../test/billing/billing-actions.ts';
import type { Member } from '../../../../test/billing/billing-member.ts';
import { reconcileBilling } from '../stripe/reconcile.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Subjects and texts of the mails about money, oldest first, once there are so many. */
async function billingMails(server: TestServer, { email }: Member, count: number) {
  const mails = async () =>
    (await server.mailTo(email)).filter(({ subject }) => !subject.includes('code')).toReversed();
  await expect.poll(mails).toHaveLength(count);
  return mails();
}

const day = (iso: string | null) =>
  `${new Date(iso ?? '').toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} (UTC)`;

const billing = (member: Member) => member.call(calls.getBilling, {});

onEveryProvider('a customer is told', (server, provider) => {
  const start = async () => {
    const member = await newSubscriber(server());
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    await settled(member, { accessType: 'trial' });
    return member;
  };

  it('of the trial and its end, three days before the first charge, and of each charge, once', async () => {
    const member = await start();
    const { trialEndsAt } = await billing(member);
    const [begun] = await billingMails(server(), member, 1);
    expect(begun?.subject).toBe('Your free trial of Oracle Premium has begun');
    expect(begun?.text).toContain(`The first charge is $9.99 on ${day(trialEndsAt)}.`);
    expect(begun?.html).toContain('/profile');

    server().pass(7 * DAY - TRIAL_REMINDER_MS - 60_000);
    await reconcileBilling(server().deps);
    await billingMails(server(), member, 1);
    server().pass(60_000);
    await reconcileBilling(server().deps);
    await reconcileBilling(server().deps);
    const [, ending] = await billingMails(server(), member, 2);
    expect(ending?.subject).toBe(`Your first charge of $9.99 is on ${day(trialEndsAt)}`);

    server().pass(TRIAL_REMINDER_MS);
    await provider().tick();
    await settled(member, { accessType: 'premium' });
    const [, , charged] = await billingMails(server(), member, 3);
    expect(charged?.subject).toBe('Receipt: $9.99 for Oracle Premium');
    expect(charged?.text).toContain(
      `The next charge is on ${day((await billing(member)).nextChargeAt)}`,
    );

    server().pass(32 * DAY);
    await provider().tick();
    await settled(member, { accessType: 'premium' });
    await billingMails(server(), member, 4);
  });

  it('of a payment that failed, and until when access stays', async () => {
    const member = await start();
    await provider().fail(member);
    await settled(member, { accessType: 'premium' });
    const { accessEndsAt, nextChargeAt, paymentFailedAt } = await billing(member);
    const [, failed] = await billingMails(server(), member, 2);
    expect(failed?.subject).toBe('Your payment for Oracle Premium failed');
    expect(failed?.text).toContain(`You keep access until ${day(accessEndsAt)}.`);
    expect(nextChargeAt).toBeNull();
    expect(paymentFailedAt).not.toBeNull();
  });

  it('of a cancellation, with the day on which access ends, and of the next one again', async () => {
    const member = await start();
    await provider().cancel(member);
    const [, cancelled] = await billingMails(server(), member, 2);
    const { accessEndsAt, cancelAtPeriodEnd, nextChargeAt } = await billing(member);
    expect(cancelled?.subject).toBe('Oracle Premium is cancelled');
    expect(cancelled?.text).toContain(`You have access until ${day(accessEndsAt)}.`);
    expect({ cancelAtPeriodEnd, nextChargeAt }).toEqual({
      cancelAtPeriodEnd: true,
      nextChargeAt: null,
    });
    server().pass(60_000);
    await provider().resume(member);
    await expect.poll(async () => (await billing(member)).cancelAtPeriodEnd).toBe(false);
    await provider().cancel(member);
    await billingMails(server(), member, 3);
  });
});
