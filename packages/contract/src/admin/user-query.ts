import * as z from 'zod/mini';
import { AdminUserRecord } from '../entities.ts';
import { ADMIN_LIST_MAX } from '../limits.ts';

export const userSorts = ['created_at', 'last_sign_in_at', 'email', 'display_name'] as const;
export const userOrders = ['asc', 'desc'] as const;
export const emailStatuses = ['confirmed', 'pending'] as const;

/** Which users, in which order. It travels in the address, so a number may come as text. */
export const AdminUserQuery = z.object({
  /** Part of an address or a name. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  subscription: z.optional(AdminUserRecord.shape.subscription_status),
  email_status: z.optional(z.enum(emailStatuses)),
  sort: z._default(z.enum(userSorts), 'created_at'),
  order: z._default(z.enum(userOrders), 'desc'),
  limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(ADMIN_LIST_MAX))),
  after: z.optional(z.string().check(z.maxLength(1000))),
});
export type AdminUserQuery = z.output<typeof AdminUserQuery>;
