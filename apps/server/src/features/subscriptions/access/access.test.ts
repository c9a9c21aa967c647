import { PAYMENT_GRACE_MS, TRIAL_LIFETIME_MS } from '@palm/contract/price';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessFrom, isOverdue } from './access.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const start = new Date('2026-03-05T12:00:00.000Z');
const after = (ms: number, from = start) => new Date(from.getTime() + ms);

const trial = {
  status: 'trialing' as const,
  trialEndsAt: after(TRIAL_LIFETIME_MS),
  periodEndsAt: after(TRIAL_LIFETIME_MS),
  accessEndsAt: null,
  pastDueSince: null,
};
const paid = { ...trial, status: 'active' as const, periodEndsAt: after(37 * DAY) };

describe('days left', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    [0, 7],
    [1, 7],
    [DAY - 1, 7],
    [DAY, 6],
    [DAY + 1, 6],
    [6 * DAY, 1],
    [7 * DAY - 1, 1],
  ])('%i ms into a trial are the days begun: %i', (ms, days) => {
    expect(accessFrom([trial], after(ms))).toMatchObject({
      accessType: 'trial',
      trialDaysLeft: days,
    });
  });

  // Clocks went forward in New York on March 8, 2026 and in Berlin on March 29, and back on November 1 and October 25.
  const changes = ['2026-03-05T12:00:00Z', '2026-03-26T00:30:00Z', '2026-10-28T23:30:00Z'];
  const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'Asia/Kolkata'];
  it.each(zones)('are the same in %s, also where the clocks change on the way', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const begun of changes.map((text) => new Date(text))) {
      const row = { ...trial, trialEndsAt: after(TRIAL_LIFETIME_MS, begun) };
      const left = Array.from(
        { length: 14 },
        (_, half) => accessFrom([row], after(half * 12 * HOUR, begun)).trialDaysLeft,
      );
      expect(left).toEqual([7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
    }
  });

  it('are never more than seven, where the provider is a second ahead', () => {
    expect(accessFrom([trial], after(-1000)).trialDaysLeft).toBe(7);
  });
});

describe('access', () => {
  it('is free for who never subscribed', () => {
    expect(accessFrom([], start)).toEqual({
      subscribed: false,
      hasAccess: false,
      isInTrial: false,
      trialDaysLeft: 0,
      accessType: 'free',
    });
  });

  const { periodEndsAt } = paid;
  const unpaid = { ...paid, status: 'past_due' as const, pastDueSince: periodEndsAt };
  const cancelled = { ...paid, accessEndsAt: periodEndsAt };
  const cancelledTrial = { ...trial, accessEndsAt: trial.trialEndsAt };
  it.each([
    ['paid', paid, after(-1, periodEndsAt), 'premium'],
    ['renewal without word yet', paid, after(PAYMENT_GRACE_MS - 1, periodEndsAt), 'premium'],
    ['renewal without any word', paid, after(PAYMENT_GRACE_MS, periodEndsAt), 'trial_ended'],
    ['cancelled', cancelled, after(-1, periodEndsAt), 'premium'],
    ['cancelled and over', cancelled, periodEndsAt, 'trial_ended'],
    ['cancelled trial', cancelledTrial, after(-1, trial.trialEndsAt), 'trial'],
    ['cancelled trial that is over', cancelledTrial, trial.trialEndsAt, 'trial_ended'],
    ['unpaid, in the grace period', unpaid, after(PAYMENT_GRACE_MS - 1, periodEndsAt), 'premium'],
    ['unpaid, after it', unpaid, after(PAYMENT_GRACE_MS, periodEndsAt), 'trial_ended'],
    ['ended', { ...paid, status: 'ended' as const }, start, 'trial_ended'],
  ])('of a subscription that is %s', (_, row, now, expected) => {
    expect(accessFrom([row], now).accessType).toBe(expected);
  });

  it('is the best of all subscriptions a person has', () => {
    expect(accessFrom([{ ...paid, status: 'ended' }, trial], start).accessType).toBe('trial');
    expect(accessFrom([trial, paid], start).accessType).toBe('premium');
  });
});

it('is looked up again once something must have happened, and not before', () => {
  expect(isOverdue(trial, after(TRIAL_LIFETIME_MS - 1))).toBe(false);
  expect(isOverdue(trial, after(TRIAL_LIFETIME_MS))).toBe(true);
  expect(isOverdue(paid, after(8 * DAY))).toBe(false);
  expect(isOverdue(paid, paid.periodEndsAt)).toBe(true);
  expect(isOverdue({ ...paid, status: 'ended' }, after(90 * DAY))).toBe(false);
});
