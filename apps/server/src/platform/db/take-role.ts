/**
 * Becomes the user for the rest of the transaction, provided the session stands: one statement, so that no moment lies
 * between the check and the role. It must give exactly one row. `$1` is the user, `$2` the session.
 */
export const TAKE_ROLE = `select set_config('role', 'app_user', true), set_config('app.uid', user_id::text, true)
  from sessions where id = $2 and user_id = $1 and expires_at > now()`;
