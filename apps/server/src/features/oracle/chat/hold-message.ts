import { plans } from '@palm/contract/plans';
import type { Db } from '../../../platform/db/db.ts';
import { type Hold, reserveMessage } from '../store/quota.ts';

/** What the plan with the fewest messages has in a day. */
const FEWEST_MESSAGES = Math.min(
  ...Object.values(plans).map(({ chatMessagesPerDay }) => chatMessagesPerDay),
);

/**
 * Holds one message of the day; null when none is left, or where the plan has no limit. It is first asked for within the
 * smallest limit, together with the plan itself, so that both are one trip; a plan with a larger limit is asked again
 * within its own.
 */
export async function holdMessage(
  db: Db,
  hold: Omit<Hold, 'limit'>,
  planLimit: Promise<number>,
): Promise<string | null> {
  const [held, limit] = await Promise.all([
    reserveMessage(db, { ...hold, limit: FEWEST_MESSAGES }),
    planLimit,
  ]);
  const isAskedAgain = held === null && Number.isFinite(limit) && limit > FEWEST_MESSAGES;
  return isAskedAgain ? reserveMessage(db, { ...hold, limit }) : held;
}
