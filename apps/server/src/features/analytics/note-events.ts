import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Db } from '../../platform/db/db.ts';
import { appAnalytics } from '../../platform/db/schema.ts';

type Noted = ParsedInputOf<Calls['trackEvents']>;

export async function noteEvents(
  db: Db,
  { session_id, events }: Noted,
  { userId, userAgent, now }: { userId: string | null; userAgent: string; now: Date },
): Promise<void> {
  await db.insert(appAnalytics).values(
    events.map(({ event_type, page_path, metadata }) => ({
      eventType: event_type,
      userId,
      sessionId: session_id,
      pagePath: page_path,
      userAgent,
      metadata,
      createdAt: now,
    })),
  );
}
