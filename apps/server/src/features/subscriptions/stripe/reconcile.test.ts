import { minutes } from '@palm/contract/durations';
import { and, eq, lt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signedInPerson } from '../../../../test/people.ts';
import { onOneServer } from '../../../../test/running-server.ts';
import { checkouts, subscriptions } from '../../../platform/db/schema.ts';
import { reconcileBilling } from './reconcile.ts';

const DAY = 24 * 60 * 60 * 1000;
/** More than one batch. */
const MANY = 450;

onOneServer('the hourly round over billing', (server) => {
  it('asks about everything that is due, however much that is', async () => {
    const { db, clock } = server().deps;
    const { userId } = await signedInPerson(db);
    const now = clock.now();
    await db.system.insert(subscriptions).values(
      Array.from({ length: MANY }, (_, index) => ({
        id: `sub_due_${index}`,
        userId,
        status: 'active' as const,
        periodEndsAt: new Date(now.getTime() + 20 * DAY),
        startedAt: now,
        ticket: index,
        fetchedAt: new Date(now.getTime() - 2 * DAY),
      })),
    );
    await reconcileBilling(server().deps);
    const waiting = and(eq(subscriptions.userId, userId), lt(subscriptions.fetchedAt, now));
    expect(await db.system.$count(subscriptions, waiting)).toBe(0);
  });

  it('closes every unpaid checkout, however many there are', async () => {
    const { db, clock } = server().deps;
    const now = clock.now();
    const people = await Promise.all(Array.from({ length: MANY }, () => signedInPerson(db)));
    await db.system.insert(checkouts).values(
      people.map(({ userId }) => ({
        userId,
        offersTrial: true,
        shown: 'what is accepted',
        termsVersion: '1',
        status: 'open' as const,
        createdAt: new Date(now.getTime() - minutes(90)),
        expiresAt: new Date(now.getTime() - minutes(30)),
      })),
    );
    await reconcileBilling(server().deps);
    expect(await db.system.$count(checkouts, eq(checkouts.status, 'open'))).toBe(0);
  });
});
