import type { Db } from '../../platform/db/db.ts';
import { planOf } from '../subscriptions/access/plan-of.ts';
import { countSaved } from './store/saved-readings.ts';
import { countScans } from './store/scans.ts';

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
