import * as z from 'zod/mini';
import {
  AdminAction,
  AdminInsights,
  AdminModelFigures,
  AdminUserQuery,
  ServerHealth,
} from '../admin.ts';
import { defineCall } from '../call.ts';
import { AdminStats, AdminUserRecord } from '../entities.ts';
import { ADMIN_TREND_DAYS } from '../limits.ts';

const success = z.object({ success: z.literal(true) });

export const adminUsers = defineCall({
  name: 'admin-users',
  method: 'GET',
  access: 'admin',
  summary:
    'Users and the eight figures. Without `limit` and `after` it answers the whole list, up to 1,000 users.',
  input: AdminUserQuery,
  output: z.object({
    users: z.array(AdminUserRecord),
    stats: AdminStats,
    /** How many users fit search and filters, on this page or not. */
    total: z.int(),
    /** Where the next page begins, to be sent as `after`; null on the last one. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
});

export const administerUser = defineCall({
  name: 'admin-users',
  method: 'POST',
  access: 'admin',
  summary: 'Deletes a user with everything they kept. Neither yourself nor the last admin.',
  input: z.object({ userId: z.uuid(), action: z.literal('delete') }),
  output: success,
  refusals: ['own_account', 'last_admin', 'user_gone'],
});

export const exportUsers = defineCall({
  name: 'admin-export-users',
  method: 'POST',
  access: 'admin',
  summary: 'The users that fit search and filters, as a CSV file. Each export is noted.',
  input: z.pick(AdminUserQuery, {
    search: true,
    subscription: true,
    email_status: true,
    sort: true,
    order: true,
  }),
  output: z.object({ csv: z.string(), users: z.int() }),
  refusals: [],
});

const period = z.object({ days: z.literal([...ADMIN_TREND_DAYS]) });

export const adminInsights = defineCall({
  name: 'admin-insights',
  method: 'POST',
  access: 'admin',
  summary: 'Days, funnel and readings by type over a period. Counts only: no reading, no chat.',
  input: period,
  output: AdminInsights,
  refusals: [],
});

export const adminModel = defineCall({
  name: 'admin-model',
  method: 'POST',
  access: 'admin',
  summary: 'What the language model cost over a period, and how long it took.',
  input: period,
  output: AdminModelFigures,
  refusals: [],
});

export const adminHealth = defineCall({
  name: 'admin-health',
  method: 'POST',
  access: 'admin',
  summary: 'How mail and jobs are doing, and which jobs failed for good. Without their contents.',
  input: z.object({}),
  output: ServerHealth,
  refusals: [],
});

export const handleDeadLetter = defineCall({
  name: 'admin-dead-letter',
  method: 'POST',
  access: 'admin',
  summary: 'Has a job that failed for good done once more, or forgets it.',
  input: z.object({ id: z.uuid(), action: z.enum(['retry', 'discard']) }),
  output: success,
  refusals: ['letter_gone', 'job_unknown'],
});

export const adminActions = defineCall({
  name: 'admin-actions',
  method: 'POST',
  access: 'admin',
  summary: 'What admins did lately, newest first.',
  input: z.object({}),
  output: z.object({ actions: z.array(AdminAction) }),
  refusals: [],
});
