import type { AdminStats } from '@palm/contract/entities';
import type { AdminFigures } from './read-figures.ts';

/** The eight figures. docs/domain/analytics.md defines each. */
export async function adminStats(figures: AdminFigures): Promise<AdminStats> {
  const [users, plans, visitors] = await Promise.all([
    figures.users(),
    figures.plans(),
    figures.visitors(),
  ]);
  return {
    totalUsers: users.total,
    confirmedUsers: users.confirmed,
    recentlyActive: users.active,
    ...visitors,
    trialUsers: plans.trial,
    premiumUsers: plans.premium,
  };
}
