import * as z from 'zod/mini';
import { User } from './user.ts';

export const Session = z.object({
  access_token: z.string(),
  /** Null in browsers: the refresh credential is an HttpOnly cookie that no script can read. */
  refresh_token: z.null(),
  /** Seconds. */
  expires_in: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  token_type: z.literal('bearer'),
  user: User,
});
export type Session = z.infer<typeof Session>;
