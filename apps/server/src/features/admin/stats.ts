import type { AdminStats } from '@palm/contract/entities';
import { ADMIN_WINDOW_DAYS } from '@palm/contract/limits';
import type { Db } from '../../platform/db/db.ts';
import { visitorFigures } from '../analytics/visitor-figures.ts';
import { countPlans, countUsers } from './store/user-counts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The eight figures. docs/domain/analytics.md defines each. */
export async function adminStats(db: Db, now: Date): Promise<AdminStats> {
  const since = new Date(now.getTime() - ADMIN_WINDOW_DAYS * DAY_MS);
  const { total, confirmed, active } = await countUsers(db, since);
  const { trial, premium } = await countPlans(db, now);
  return {
    totalUsers: total,
    confirmedUsers: confirmed,
    recentlyActive: active,
    ...(await visitorFigures(db, now)),
    trialUsers: trial,
    premiumUsers: premium,
  };
}
