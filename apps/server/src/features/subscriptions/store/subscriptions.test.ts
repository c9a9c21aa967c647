import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../../../test/databases.ts';
import { signedInPerson } from '../../../../test/people.ts';
import type { ProviderSubscription } from '../../../platform/payments/payments.ts';
import {
  claimForRecheck,
  findSubscription,
  storeFetched,
  takeTicket,
  type Fetched,
} from './subscriptions.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T12:00:00.000Z');

const fetched = (userId: string, ticket: number, status: Fetched['status']): Fetched => {
  const found: ProviderSubscription = {
    id: `sub_${userId}`,
    userId,
    orderId: randomUUID(),
    status,
    startedAt: now,
    trialEndsAt: null,
    periodEndsAt: new Date(now.getTime() + 30 * DAY),
    cancelledAt: null,
    accessEndsAt: null,
    pastDueSince: null,
    lastCharge: null,
    paymentMethod: null,
  };
  return { userId, status, trialAccepted: false, found, ticket, now };
};

onEveryDatabase('subscriptions in store', (database) => {
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
});
