import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { planOf } from '../subscriptions/access/plan-of.ts';
import { addSaved, countSaved, findSavedScan } from './store/saved-readings.ts';
import { findShown } from './store/shown-palms.ts';
import { takeTurn } from './store/scans.ts';

/** Keeps what the person saw. The limit is counted and kept in one turn, so that two tabs cannot share a place. */
export async function saveReading(
  db: Db,
  { userId, scanId, now }: { userId: string; scanId: string; now: Date },
  refuse: Refuse<'storage_limit' | 'trial_limit' | 'reading_gone'>,
): Promise<{ id: string; saved: number }> {
  await takeTurn(db, userId);
  const saved = await countSaved(db, userId);
  const known = await findSavedScan(db, userId, scanId);
  if (known !== null) return { id: known, saved };
  const shown = await findShown(db, userId, scanId);
  if (shown === null) return refuse('reading_gone');
  const plan = await planOf(db, userId, now);
  if (saved >= plan.savedReadings) return refuse(plan.subscribed ? 'storage_limit' : 'trial_limit');
  return { id: await addSaved(db, { userId, scanId, shown, now }), saved: saved + 1 };
}
