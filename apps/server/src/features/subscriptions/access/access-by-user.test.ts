import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../../test/databases.ts';
import { signedInPerson } from '../../../../test/people.ts';
import { subscriptions } from '../../../platform/db/schema.ts';
import { accessByUser } from './access-by-user.ts';
import { accessOf } from './plan-of.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-31T15:30:00.250Z');
const statuses = ['trialing', 'active', 'past_due', 'ended'] as const;
/** At, just before and just after every moment at which something ends, and far from it. */
const hours = [-2000, -73, -72, -71, -24, -1, 0, 1, 24, 25, 71, 167, 168, 169, 2000];
const moments = hours.flatMap((hour) =>
  [-1, 0, 1].map((ms) => new Date(now.getTime() + hour * HOUR + ms)),
);

onOneDatabase('the access of everybody', (database) => {
  it('is what each of them has', async () => {
    const { system } = database();
    let step = 0;
    const next = <T>(choices: readonly T[]): T => {
      // A stride that shares no factor with the lengths: the choices meet in ever other company.
      step += 7919;
      const chosen = choices[step % choices.length];
      if (chosen === undefined) throw new Error('There is always a choice.');
      return chosen;
    };
    const people: string[] = [];
    for (let person = 0; person < 60; person += 1) {
      const { userId } = await signedInPerson(database());
      people.push(userId);
      for (let count = person % 4; count > 0; count -= 1) {
        await system.insert(subscriptions).values({
          id: `sub-${person}-${count}`,
          userId,
          status: next(statuses),
          trialEndsAt: next([null, ...moments]),
          periodEndsAt: next(moments),
          accessEndsAt: next([null, null, null, ...moments]),
          pastDueSince: next([null, ...moments]),
          startedAt: now,
          ticket: step,
          fetchedAt: now,
        });
      }
    }
    const seen = new Set<string>();
    for (const userId of people) {
      const access = accessByUser(system, now);
      const [row] = await system.select().from(access).where(eq(access.userId, userId));
      const { subscribed, isInTrial, trialDaysLeft } = await accessOf(system, userId, now);
      const status = subscribed ? 'premium' : isInTrial ? 'trial' : null;
      seen.add(String(status));
      expect({ status: row?.status ?? null, days: row?.trialDaysLeft ?? 0 }).toEqual({
        status,
        days: trialDaysLeft,
      });
    }
    expect([...seen].toSorted()).toEqual(['null', 'premium', 'trial']);
  });
});
