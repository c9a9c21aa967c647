import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { appAnalytics, users } from '../../platform/db/schema.ts';

type Noted = ParsedInputOf<Calls['trackEvents']>;

/** A tab may still hold the token of an account that was just deleted: what it did is then nobody's. */
export async function noteEvents(
  db: Db,
  { session_id, events }: Noted,
  { userId, userAgent, now }: { userId: string | null; userAgent: string; now: Date },
): Promise<void> {
  const ofWhom =
    userId === null
      ? null
      : sql`(${db.select({ id: users.id }).from(users).where(eq(users.id, userId))})`;
  await db.insert(appAnalytics).values(
    events.map(({ event_type, page_path, metadata }) => ({
      eventType: event_type,
      userId: ofWhom,
      sessionId: session_id,
      pagePath: page_path,
      userAgent,
      metadata,
      createdAt: now,
    })),
  );
}
