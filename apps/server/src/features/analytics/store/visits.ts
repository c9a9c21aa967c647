import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { analyticsVisitDays, analyticsVisits, appAnalytics } from '../../../platform/db/schema.ts';
import { isAct } from './events.ts';

/* When each visit was last seen. */

const { createdAt, sessionId } = appAnalytics;

/** Of the events of a day that is being counted. */
export async function noteVisits(db: Db, events: SQL | undefined): Promise<void> {
  const { lastSeenAt, lastActedAt } = analyticsVisits;
  const visits = db
    .select({
      sessionId,
      lastSeenAt: sql`max(${createdAt})`.as('seen'),
      lastActedAt: sql`max(${createdAt}) filter (where ${isAct})`.as('acted'),
    })
    .from(appAnalytics)
    .where(events)
    .groupBy(sessionId);
  await db
    .insert(analyticsVisits)
    .select(visits)
    .onConflictDoUpdate({
      target: analyticsVisits.sessionId,
      set: {
        lastSeenAt: sql`greatest(${lastSeenAt}, excluded.last_seen_at)`,
        lastActedAt: sql`greatest(${lastActedAt}, excluded.last_acted_at)`,
      },
    });
}

/** Visits of raw events that `countedVisits` has not: they are new, or their earlier days lie before `since`. */
export async function uncountedVisits(db: Db, events: SQL | undefined, since: Date) {
  const { lastSeenAt, lastActedAt } = analyticsVisits;
  const visits = db
    .select({ sessionId, acted: sql<boolean>`bool_or(${isAct})`.as('acted') })
    .from(appAnalytics)
    .where(events)
    .groupBy(sessionId)
    .as('visits');
  const earlier = db
    .select({ lastSeenAt, lastActedAt })
    .from(analyticsVisits)
    .where(sql`${analyticsVisits.sessionId} = ${visits.sessionId}`)
    // There is no second: this keeps it a look-up for each visit of today, not a walk through those of two months.
    .limit(1)
    .as('earlier');
  const isNew = (last: typeof earlier.lastSeenAt | typeof earlier.lastActedAt) =>
    sql`coalesce(${last} <= ${since.toISOString()}::timestamptz, true)`;
  const [row] = await db
    .select({
      seen: sql<number>`(count(*) filter (where ${isNew(earlier.lastSeenAt)}))::integer`,
      acted: sql<number>`(count(*) filter (where ${visits.acted} and ${isNew(earlier.lastActedAt)}))::integer`,
    })
    .from(visits)
    .leftJoinLateral(earlier, sql`true`);
  return row ?? { seen: 0, acted: 0 };
}

export async function pruneVisits(db: Db, before: Date): Promise<void> {
  await db.delete(analyticsVisits).where(lt(analyticsVisits.lastSeenAt, before));
  const { seen, acted } = analyticsVisitDays;
  await db.delete(analyticsVisitDays).where(and(eq(seen, 0), eq(acted, 0)));
}
