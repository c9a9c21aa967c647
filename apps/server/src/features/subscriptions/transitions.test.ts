import { calls } from '@palm/contract/calls';
import { PAYMENT_GRACE_MS } from '@palm/contract/price';
import { expect, it } from 'vitest';
import { newSubscriber, onEveryProvider, settled } from '../../../test/billing/billing-actions.ts';
import type { Member, BillingActions } from '../../../test/billing/billing-member.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A user's action, or the time that passes. */
type Step =
  | 'start'
  | Exclude<keyof BillingActions, 'pay' | 'tick' | 'addressesOf'>
  | { pass: number };

type Expected = 'free' | 'trial_ended' | 'premium' | [access: 'trial', daysLeft: number];

const premium: [Step, Expected][] = [
  ['start', ['trial', 7]],
  [{ pass: 7 * DAY }, 'premium'],
];

const transitions: Record<string, [Step, Expected][]> = {
  'free to trial to premium, and on each month': [
    ['start', ['trial', 7]],
    [{ pass: 1 * DAY }, ['trial', 6]],
    [{ pass: 5.5 * DAY }, ['trial', 1]],
    [{ pass: 0.5 * DAY }, 'premium'],
    [{ pass: 31 * DAY }, 'premium'],
    [{ pass: 31 * DAY }, 'premium'],
  ],
  'trial to cancelled to ended': [
    ['start', ['trial', 7]],
    ['cancel', ['trial', 7]],
    [{ pass: 6.5 * DAY }, ['trial', 1]],
    [{ pass: 0.5 * DAY }, 'trial_ended'],
  ],
  'trial cancelled and resumed': [
    ['start', ['trial', 7]],
    ['cancel', ['trial', 7]],
    ['resume', ['trial', 7]],
    [{ pass: 7 * DAY }, 'premium'],
  ],
  'trial to a first payment that fails': [
    ['start', ['trial', 7]],
    ['fail', 'premium'],
    [{ pass: PAYMENT_GRACE_MS }, 'trial_ended'],
  ],
  'premium to failed payment to grace to ended': [
    ...premium,
    ['fail', 'premium'],
    [{ pass: PAYMENT_GRACE_MS - HOUR }, 'premium'],
    [{ pass: HOUR }, 'trial_ended'],
  ],
  'premium to failed payment to made good': [
    ...premium,
    ['fail', 'premium'],
    ['recover', 'premium'],
    [{ pass: PAYMENT_GRACE_MS }, 'premium'],
  ],
  'premium to cancelled to the end of the period': [
    ...premium,
    ['cancel', 'premium'],
    [{ pass: 27 * DAY }, 'premium'],
    [{ pass: 5 * DAY }, 'trial_ended'],
  ],
  'ended to subscribed again, without a second trial': [
    ['start', ['trial', 7]],
    ['cancel', ['trial', 7]],
    [{ pass: 7 * DAY }, 'trial_ended'],
    ['start', 'premium'],
    ['cancel', 'premium'],
    [{ pass: 32 * DAY }, 'trial_ended'],
    ['start', 'premium'],
  ],
  'trial to premium before its end': [
    ['start', ['trial', 7]],
    ['start', 'premium'],
    [{ pass: 8 * DAY }, 'premium'],
  ],
};

const stateOf = (expected: Expected) => {
  const [accessType, trialDaysLeft] = Array.isArray(expected) ? expected : [expected, 0];
  return {
    accessType,
    trialDaysLeft,
    subscribed: accessType === 'premium',
    hasAccess: accessType === 'premium' || accessType === 'trial',
    isInTrial: accessType === 'trial',
  };
};

onEveryProvider('a subscription goes', (server, provider) => {
  async function take(step: Step, member: Member): Promise<void> {
    if (step === 'start') {
      const { url } = await member.call(calls.createCheckout, {});
      return provider().pay(url);
    }
    if (typeof step === 'string') return provider()[step](member);
    server().pass(step.pass);
    return provider().tick();
  }

  it.each(Object.entries(transitions))('from %s', async (_, steps) => {
    const member = await newSubscriber(server());
    expect(await member.call(calls.checkSubscription, {})).toEqual(stateOf('free'));
    for (const [step, expected] of steps) {
      await take(step, member);
      const state = stateOf(expected);
      expect({ step, ...(await settled(member, state)) }).toEqual({ step, ...state });
    }
  });
});
