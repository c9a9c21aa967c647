import type { AdminStats } from '@palm/contract/entities';
import type { Desk } from './desk.ts';

/** The eight figures. docs/domain/analytics.md defines each. */
export async function adminStats(desk: Desk): Promise<AdminStats> {
  const [users, plans, visitors] = await Promise.all([desk.users(), desk.plans(), desk.visitors()]);
  return {
    totalUsers: users.total,
    confirmedUsers: users.confirmed,
    recentlyActive: users.active,
    ...visitors,
    trialUsers: plans.trial,
    premiumUsers: plans.premium,
  };
}
