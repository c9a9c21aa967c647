import * as z from 'zod/mini';
import { timestamp } from '../formats.ts';

export const adminActionKinds = [
  'delete_user',
  'export_users',
  'retry_job',
  'discard_job',
  'grant_admin',
  'revoke_admin',
] as const;

export const AdminAction = z.object({
  id: z.uuid(),
  at: timestamp,
  kind: z.enum(adminActionKinds),
  /** The admin's address; null when that account is gone, or when it was done at the command line. */
  admin: z.nullable(z.string()),
  atCommandLine: z.boolean(),
  /** The user or job it was done to, by its id; null for an export. */
  subjectId: z.nullable(z.uuid()),
  /** What else is to be known, as the kind of job or how many users. */
  details: z.nullable(z.string()),
});
export type AdminAction = z.infer<typeof AdminAction>;
