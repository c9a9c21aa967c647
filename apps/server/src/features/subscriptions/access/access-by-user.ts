import { PAYMENT_GRACE_MS, TRIAL_DAYS } from '@palm/contract/price';
import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { subscriptions } from '../../../platform/db/schema.ts';

const TRIAL = 1;
const PREMIUM = 2;

/**
 * What everybody has now, or those who are named, as a table to join: the rules of access.ts in SQL, for lists and
 * counts. Who is not in it, or has no status in it, is free. A test holds the two together.
 */
export function accessByUser(db: Db, now: Date, only?: readonly string[]) {
  const { userId, status, trialEndsAt, periodEndsAt, accessEndsAt, pastDueSince } = subscriptions;
  const at = sql`${now.toISOString()}::timestamptz`;
  const paidUntil = sql`case when ${status} = 'past_due' then coalesce(${pastDueSince}, ${periodEndsAt}) else ${periodEndsAt} end`;
  const grace = sql`make_interval(secs => ${PAYMENT_GRACE_MS / 1000})`;
  const rank = sql`max(case
    when ${accessEndsAt} <= ${at} then 0
    when ${status} = 'trialing' and ${trialEndsAt} > ${at} then ${TRIAL}
    when ${paidUntil} + ${grace} > ${at} then ${PREMIUM}
    else 0 end)`;
  const days = sql`max(least(ceil(extract(epoch from ${trialEndsAt} - ${at}) / 86400), ${TRIAL_DAYS}))
    filter (where ${status} = 'trialing')`;
  const best = db
    .select({ userId, rank: rank.as('rank'), days: days.as('days') })
    .from(subscriptions)
    .where(and(ne(status, 'ended'), only && inArray(userId, [...only])))
    .groupBy(userId)
    .as('best');
  return db
    .select({
      userId: best.userId,
      status: sql<
        'premium' | 'trial' | null
      >`case ${best.rank} when ${PREMIUM} then 'premium' when ${TRIAL} then 'trial' end`.as(
        'access_status',
      ),
      trialDaysLeft:
        sql<number>`(case ${best.rank} when ${TRIAL} then ${best.days} else 0 end)::integer`.as(
          'trial_days_left',
        ),
    })
    .from(best)
    .as('access');
}
