import type { Calls } from '@palm/contract/calls';
import { latestActions } from '../../features/admin/audit.ts';
import { exportUsers } from '../../features/admin/export-users.ts';
import { handleDeadLetter } from '../../features/admin/handle-dead-letter.ts';
import { adminInsights } from '../../features/admin/insights.ts';
import { listUsers } from '../../features/admin/list-users.ts';
import { modelFigures } from '../../features/admin/model-figures.ts';
import { removeUser } from '../../features/admin/remove-user.ts';
import { serverHealth } from '../../features/admin/server-health.ts';
import { adminStats } from '../../features/admin/stats.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const adminHandlers = {
  adminUsers: async ({ deps, input, refuse }) => {
    const [list, stats] = await Promise.all([
      listUsers(deps.statistics.figures, input, refuse),
      adminStats(deps.statistics.figures),
    ]);
    return { ...list, stats };
  },
  administerUser: async ({ deps, input, actor, refuse }) => {
    await removeUser(deps, { adminId: actor.userId, userId: input.userId }, refuse);
    return success;
  },
  exportUsers: ({ deps, input, actor }) => exportUsers(deps, actor.userId, input),
  adminInsights: ({ deps, input }) => adminInsights(deps.statistics.figures, input.days),
  adminModel: ({ deps, input }) => modelFigures(deps.statistics.figures, deps, input.days),
  adminHealth: ({ deps }) => serverHealth(deps),
  handleDeadLetter: async ({ deps, input, actor, refuse }) => {
    await handleDeadLetter(deps, { adminId: actor.userId, ...input }, refuse);
    return success;
  },
  adminActions: async ({ deps }) => ({ actions: await latestActions(deps.db.system) }),
} satisfies Partial<Handlers<Calls>>;
