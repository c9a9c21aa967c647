import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import type { Db } from '../../platform/db/db.ts';
import { findLastShown } from './store/shown-palms.ts';

/**
 * The newest reading once more: a page that is loaded again has lost it, and it may be the only one a plan gives.
 * One that was stored in another shape is as good as none.
 */
export async function lastPalmReading(
  db: Db,
  userId: string,
): Promise<OutputOf<Calls['lastPalmReading']>> {
  const last = await findLastShown(db, userId);
  if (last === null) return null;
  const { scanId, shown, isSaved } = last;
  const { text: analysis, ...rest } = shown;
  const reading = calls.lastPalmReading.output.safeParse({ ...rest, analysis, scanId, isSaved });
  return reading.success ? reading.data : null;
}
