import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { EventIntake } from './event-intake.ts';

type Noted = ParsedInputOf<Calls['trackEvents']>;

export const noteEvents = (
  intake: EventIntake,
  { session_id, events }: Noted,
  { userId, userAgent, now }: { userId: string | null; userAgent: string; now: Date },
): Promise<void> =>
  intake.take(
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
