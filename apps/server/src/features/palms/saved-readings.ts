import type { SavedReading } from '@palm/contract/entities';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteSaved, findSaved, listSaved } from './store/saved-readings.ts';

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

/** What a saved reading holds; null where this user has no such reading. */
export const savedReadingOf = (db: Db, userId: string, id: string): Promise<unknown> =>
  findSaved(db, userId, id);

export async function deleteSavedReading(
  db: Db,
  userId: string,
  id: string,
  refuse: Refuse<'reading_gone'>,
): Promise<void> {
  if (!(await deleteSaved(db, userId, id))) refuse('reading_gone');
}
