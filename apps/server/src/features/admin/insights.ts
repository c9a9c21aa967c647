import { type AdminInsights, funnelSteps } from '@palm/contract/admin';
import { dailyFigures, readingsByType } from '../analytics/trends.ts';
import { type Desk, windowStart } from './desk.ts';
import { countJourneys } from './store/funnel.ts';

export async function adminInsights(desk: Desk, days: number): Promise<AdminInsights> {
  const [byDay, steps, readings] = await Promise.all([
    desk.read((db, now) => dailyFigures(db, now, days)),
    funnel(desk),
    desk.read((db, now) => readingsByType(db, now, days)),
  ]);
  return { days: byDay, funnel: steps, readings };
}

/** The window of the eight figures, whatever the period: who joined long ago has had more time. */
async function funnel(desk: Desk): Promise<AdminInsights['funnel']> {
  const [{ uniqueVisitors: visited }, journeys] = await Promise.all([
    desk.visitors(),
    desk.read((db, now) => countJourneys(db, windowStart(now))),
  ]);
  const counts = { visited, ...journeys };
  return funnelSteps.map((step) => ({ step, count: counts[step] }));
}
