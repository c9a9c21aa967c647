import type { SavedReading } from '@palm/contract/entities';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { planOf } from '../subscriptions/access/plan-of.ts';
import {
  addSaved,
  countSaved,
  countScans,
  deleteSaved,
  findSavedScan,
  findShown,
  listSaved,
  takeTurn,
} from './store.ts';

export async function savedReadings(db: Db, userId: string): Promise<SavedReading[]> {
  const rows = await listSaved(db, userId);
  return rows.map((row) => ({
    id: row.id,
    user_id: row.userId,
    analysis_type: row.analysisType,
    analysis_result: row.analysisResult,
    file_path: row.filePath,
    created_at: row.createdAt.toISOString(),
  }));
}

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

export async function deleteSavedReading(
  db: Db,
  userId: string,
  id: string,
  refuse: Refuse<'reading_gone'>,
): Promise<void> {
  if (!(await deleteSaved(db, userId, id))) refuse('reading_gone');
}

export async function palmAllowance(db: Db, userId: string, now: Date) {
  const [plan, scansUsed, saved] = await Promise.all([
    planOf(db, userId, now),
    countScans(db, userId),
    countSaved(db, userId),
  ]);
  return {
    scansUsed,
    scansAllowed: Number.isFinite(plan.palmScans) ? plan.palmScans : null,
    saved,
    savedAllowed: plan.savedReadings,
  };
}
