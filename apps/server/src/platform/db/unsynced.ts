import { sql } from 'drizzle-orm';

/**
 * For the `returning` of a statement: its transaction is committed without waiting until it is safely on disk. Everybody
 * sees it at once; only a crash of the database may take back the last moments of it. For what may be forgotten.
 */
export const unsynced = {
  unsynced: sql<string>`set_config('synchronous_commit', 'off', true)`,
};
