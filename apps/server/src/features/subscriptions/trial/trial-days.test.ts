import { calls } from '@palm/contract/calls';
import { days, minutes } from '@palm/contract/durations';
import { expect, it } from 'vitest';
import {
  newSubscriber,
  onEveryProvider,
  settled,
} from '../../../../test/billing/billing-actions.ts';
import { reconcileBilling } from '../stripe/reconcile.ts';

onEveryProvider('a trial', (server, provider) => {
  const start = async () => {
    const member = await newSubscriber(server());
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    await settled(member, { accessType: 'trial' });
    return member;
  };

  it('has 7 days left on its first day and 1 on its last, counted by days begun', async () => {
    const member = await start();
    const daysLeft = async () => (await member.call(calls.checkSubscription, {})).trialDaysLeft;
    const told: number[][] = [];
    for (let day = 1; day <= 7; day += 1) {
      const atItsStart = await daysLeft();
      server().pass(days(1) - minutes(1));
      told.push([atItsStart, await daysLeft()]);
      server().pass(minutes(1));
    }
    expect(told).toEqual([7, 6, 5, 4, 3, 2, 1].map((left) => [left, left]));
    await provider().tick();
    expect(await settled(member, { accessType: 'premium' })).toMatchObject({ trialDaysLeft: 0 });
  });

  it('that was cancelled is not reminded of a charge that will not come', async () => {
    const member = await start();
    await provider().cancel(member);
    const subjects = async () =>
      (await server().mailTo(member.email)).map(({ subject }) => subject).join('; ');
    await expect.poll(subjects).toContain('Oracle Premium is cancelled');
    server().pass(days(5));
    await reconcileBilling(server().deps);
    server().pass(days(2));
    await provider().tick();
    await settled(member, { accessType: 'trial_ended' });
    expect(await subjects()).not.toContain('first charge of');
  });
});
