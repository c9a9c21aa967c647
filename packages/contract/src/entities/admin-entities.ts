import * as z from 'zod/mini';
import { timestamp } from '../formats.ts';

export const AdminUserRecord = z.object({
  id: z.uuid(),
  email: z.string(),
  display_name: z.nullable(z.string()),
  email_confirmed_at: z.nullable(timestamp),
  subscription_status: z.enum(['premium', 'trial', 'free']),
  trial_days_left: z.int(),
  created_at: timestamp,
  last_sign_in_at: z.nullable(timestamp),
});
export type AdminUserRecord = z.infer<typeof AdminUserRecord>;

export const AdminStats = z.object({
  totalUsers: z.int(),
  confirmedUsers: z.int(),
  recentlyActive: z.int(),
  totalPageViews: z.int(),
  uniqueVisitors: z.int(),
  /** Percent, one decimal. */
  conversionRate: z.number(),
  trialUsers: z.int(),
  premiumUsers: z.int(),
});
export type AdminStats = z.infer<typeof AdminStats>;
