import type { Db as BossDatabase } from 'pg-boss';
import type { Database } from '../../db/db.ts';

/** Lets pg-boss speak to whichever database we have. */
export const bossDatabase = ({ raw }: Database): BossDatabase => ({
  executeSql: async (text, values = []) => {
    if (values.length > 0) {
      const { rows } = await raw.query(text, values);
      return { rows };
    }
    // Without parameters it may be a whole `begin; …; commit`. When that fails in the middle, the connection is still
    // inside its transaction, and so would be the next user of the connection.
    return raw.reserve(async (connection) => {
      try {
        return { rows: (await connection.exec(text)).flatMap(({ rows }) => rows) };
      } catch (error) {
        await connection.exec('rollback').catch(() => undefined);
        throw error;
      }
    });
  },
});
