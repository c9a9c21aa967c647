import { type AdminInsights, funnelSteps } from '@palm/contract/admin';
import { dailyFigures, readingsByType } from '../analytics/trends.ts';
import { type AdminFigures, windowStart } from './read-figures.ts';
import { countJourneys } from './store/funnel.ts';

export async function adminInsights(figures: AdminFigures, days: number): Promise<AdminInsights> {
  const [byDay, steps, readings] = await Promise.all([
    figures.read((db, now) => dailyFigures(db, now, days)),
    funnel(figures),
    figures.read((db, now) => readingsByType(db, now, days)),
  ]);
  return { days: byDay, funnel: steps, readings };
}

/** The window of the eight figures, whatever the period: who joined long ago has had more time. */
async function funnel(figures: AdminFigures): Promise<AdminInsights['funnel']> {
  const [{ uniqueVisitors: visited }, journeys] = await Promise.all([
    figures.visitors(),
    figures.read((db, now) => countJourneys(db, windowStart(now))),
  ]);
  const counts = { visited, ...journeys };
  return funnelSteps.map((step) => ({ step, count: counts[step] }));
}
