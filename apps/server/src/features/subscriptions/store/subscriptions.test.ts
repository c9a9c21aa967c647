import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../../test/databases.ts';
import { signedInPerson } from '../../../../test/people.ts';
import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';
import { claimForRecheck } from './recheck.ts';
import { findSubscription, storeFetched, takeTicket, type Fetched } from './subscriptions.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T12:00:00.000Z');

const fetched = (
  userId: string,
  ticket: number,
  status: Fetched['status'],
  differing: Partial<ProviderSubscription> = {},
): Fetched => {
  const found: ProviderSubscription = {
    id: `sub_${userId}`,
    userId,
    orderId: randomUUID(),
    serverId: null,
    status,
    startedAt: now,
    trialEndsAt: null,
    periodEndsAt: new Date(now.getTime() + 30 * DAY),
    cancelledAt: null,
    accessEndsAt: null,
    pastDueSince: null,
    lastCharge: null,
    paymentMethod: null,
    ...differing,
  };
  return { userId, status, trialAccepted: false, found, ticket, now };
};

onOneDatabase('subscriptions in store', (database) => {
  it('are what was asked for last, in whichever order the answers came', async () => {
    const db = database().system;
    const { userId } = await signedInPerson(database());
    const [earlier, later] = [await takeTicket(db), await takeTicket(db)];
    expect(await storeFetched(db, fetched(userId, later, 'active'))).toBe(true);
    expect(await storeFetched(db, fetched(userId, earlier, 'trialing'))).toBe(false);
    expect(await findSubscription(db, `sub_${userId}`)).toMatchObject({ status: 'active' });
  });

  it('are looked at again by one process only, and once a day', async () => {
    const db = database().system;
    const { userId } = await signedInPerson(database());
    await storeFetched(db, fetched(userId, await takeTicket(db), 'active'));
    const tomorrow = new Date(now.getTime() + DAY + 1);
    expect(await claimForRecheck(db, new Date(now.getTime() + DAY), 100)).toEqual([]);
    const claims = await Promise.all(
      Array.from({ length: 3 }, () => claimForRecheck(db, tomorrow, 100)),
    );
    expect(claims.flat().filter((id) => id === `sub_${userId}`)).toHaveLength(1);
  });

  it('that are overdue are looked at before all others, however long those have waited', async () => {
    const db = database().system;
    const { userId } = await signedInPerson(database());
    const inTwoDays = new Date(now.getTime() + 2 * DAY);
    const anHourBefore = new Date(inTwoDays.getTime() - DAY / 24);
    const add = async (id: string, fetchedAt: Date, differing: Partial<ProviderSubscription>) =>
      storeFetched(db, {
        ...fetched(userId, await takeTicket(db), 'trialing', { id, ...differing }),
        now: fetchedAt,
      });
    await add('routine 1', now, {});
    await add('routine 2', now, {});
    await add('trial is over', anHourBefore, { trialEndsAt: anHourBefore });
    await add('period is over', anHourBefore, { periodEndsAt: anHourBefore });
    await add('access is over', anHourBefore, { accessEndsAt: anHourBefore });
    await add('asked just now', inTwoDays, { periodEndsAt: anHourBefore });
    const first = await claimForRecheck(db, inTwoDays, 3);
    expect(first.toSorted()).toEqual(['access is over', 'period is over', 'trial is over']);
    const rest = await claimForRecheck(db, inTwoDays, 100);
    expect(rest).toEqual(expect.arrayContaining(['routine 1', 'routine 2']));
    expect(rest).not.toContain('asked just now');
  });
});
