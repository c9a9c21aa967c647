import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { EventWriter } from './event-writer.ts';

type Noted = ParsedInputOf<Calls['trackEvents']>;

export const noteEvents = (
  write: EventWriter,
  { session_id, events }: Noted,
  { userId, userAgent, now }: { userId: string | null; userAgent: string; now: Date },
): Promise<void> =>
  write(
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
