import type { Answer, Statement } from './connections.ts';
import type { Actor } from './db.ts';

const TAKE_ROLE = `select set_config('role', 'app_user', true), set_config('app.uid', coalesce(
  (select user_id::text from sessions where id = $2 and user_id = $1 and expires_at > now()), ''), true)`;

/**
 * Switches to the user's role for the rest of the transaction, provided the session is valid. One statement, so that
 * the session cannot end between the check and the switch. If the session is not valid, the role belongs to no user:
 * row-level security shows it nothing and lets it write nothing, so that statements sent along without waiting do no
 * harm.
 */
export const takeRole = ({ userId, sessionId }: Actor): Statement => ({
  sql: TAKE_ROLE,
  params: [userId, sessionId],
  rowMode: 'array',
  times: 'text',
});

/** Whether the answer to it says that the session stands. */
export const isTaken = (answer: Answer | undefined): boolean => {
  const row = answer?.rows[0];
  return Array.isArray(row) && row[1] !== '';
};
