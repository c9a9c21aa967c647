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
    events.map((event) => ({
      ...event,
      user_id: userId,
      session_id,
      user_agent: userAgent,
      created_at: now,
    })),
  );
