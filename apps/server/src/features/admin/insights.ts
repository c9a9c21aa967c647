import { type AdminInsights, funnelSteps } from '@palm/contract/admin';
import { ADMIN_WINDOW_DAYS } from '@palm/contract/limits';
import type { Db } from '../../platform/db/db.ts';
import { dailyFigures, readingsByType } from '../analytics/trends.ts';
import { visitorFigures } from '../analytics/visitor-figures.ts';
import { countJourneys } from './store/funnel.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const adminInsights = async (db: Db, now: Date, days: number): Promise<AdminInsights> => ({
  days: await dailyFigures(db, now, days),
  funnel: await funnel(db, now),
  readings: await readingsByType(db, now, days),
});

/** The window of the eight figures, whatever the period: who joined long ago has had more time. */
async function funnel(db: Db, now: Date): Promise<AdminInsights['funnel']> {
  const since = new Date(now.getTime() - ADMIN_WINDOW_DAYS * DAY_MS);
  const { uniqueVisitors: visited } = await visitorFigures(db, now);
  const counts = { visited, ...(await countJourneys(db, since)) };
  return funnelSteps.map((step) => ({ step, count: counts[step] }));
}
