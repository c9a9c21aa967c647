import * as z from 'zod/mini';
import { timestamp } from '../formats.ts';

export const Role = z.enum(['admin']);
export type Role = z.infer<typeof Role>;

export const UserRole = z.object({ user_id: z.uuid(), role: Role });
export type UserRole = z.infer<typeof UserRole>;

export const User = z.object({
  id: z.uuid(),
  email: z.email(),
  email_confirmed_at: z.nullable(timestamp),
  created_at: timestamp,
  last_sign_in_at: z.nullable(timestamp),
});
export type User = z.infer<typeof User>;
