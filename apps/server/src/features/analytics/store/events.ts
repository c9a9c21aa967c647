import { OTHER_READING, readingTypes } from '@palm/contract/analytics';
import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { appAnalytics } from '../../../platform/db/schema.ts';

/* The raw events, as the figures look at them. */

const { createdAt, eventType, sessionId } = appAnalytics;

/** Everything but looking at pages. */
export const isAct: SQL = sql`${eventType} <> 'page_view'`;

const countOf = (type: string) =>
  sql<number>`(count(*) filter (where ${eventType} = ${type}))::integer`;
const readingType = sql<string>`case when ${inArray(
  sql`${appAnalytics.metadata} ->> 'reading_type'`,
  [...readingTypes],
)} then ${appAnalytics.metadata} ->> 'reading_type' else ${OTHER_READING} end`;

/** What a stretch of raw events holds, as a row of `analytics_days` without its day. */
export const dayCounts = {
  pageViews: countOf('page_view'),
  visitors: sql<number>`count(distinct ${sessionId})::integer`,
  signups: countOf('signup'),
  profilesCompleted: countOf('profile_complete'),
  readings: countOf('reading'),
  subscriptions: countOf('subscription'),
};

export const during = (from: Date, to: Date) => and(gte(createdAt, from), lt(createdAt, to));

export const readingsDuring = (db: Db, from: Date, to: Date) =>
  db
    .select({ type: readingType.as('type'), count: sql<number>`count(*)::integer` })
    .from(appAnalytics)
    .where(and(during(from, to), sql`${eventType} = 'reading'`))
    // By its place: the same expression twice would carry its parameters twice, and so be another.
    .groupBy(sql`1`);

export const rawPageViews = (db: Db, when: SQL | undefined): Promise<number> =>
  db.$count(appAnalytics, and(when, sql`${eventType} = 'page_view'`));

const sumOf = (column: SQL.Aliased<number>) => sql<number>`sum(${column})::integer`;

/** Days that are not counted yet, from their raw events; visit by visit first, so that nothing has to be sorted. */
export function openDays(db: Db, from: Date) {
  const visits = db
    .select({
      day: sql<string>`(${createdAt} at time zone 'UTC')::date`.as('day'),
      sessionId,
      pageViews: countOf('page_view').as('page_views'),
      signups: countOf('signup').as('signups'),
      readings: countOf('reading').as('readings'),
      subscriptions: countOf('subscription').as('subscriptions'),
    })
    .from(appAnalytics)
    .where(gte(createdAt, from))
    .groupBy(sql`1`, sessionId)
    .as('visits');
  return db
    .select({
      day: visits.day,
      visitors: sql<number>`count(*)::integer`,
      pageViews: sumOf(visits.pageViews),
      signups: sumOf(visits.signups),
      readings: sumOf(visits.readings),
      subscriptions: sumOf(visits.subscriptions),
    })
    .from(visits)
    .groupBy(visits.day);
}

const PRUNED_AT_ONCE = 10_000;

/** Forgets events of before then, some at a time; answers whether there may be more. */
export async function pruneEvents(db: Db, before: Date): Promise<boolean> {
  const oldest = db
    .select({ id: appAnalytics.id })
    .from(appAnalytics)
    .where(lt(createdAt, before))
    .orderBy(createdAt)
    .limit(PRUNED_AT_ONCE);
  const gone = await db
    .delete(appAnalytics)
    .where(inArray(appAnalytics.id, oldest))
    .returning({ id: appAnalytics.id });
  return gone.length === PRUNED_AT_ONCE;
}
