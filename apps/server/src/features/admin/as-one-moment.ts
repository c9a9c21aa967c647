import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';

/** Several figures as of one moment: a day that is being counted meanwhile is counted once. */
export const asOneMoment = <T>(
  { db }: Pick<Deps, 'db'>,
  read: (db: Db) => Promise<T>,
): Promise<T> =>
  db.system.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
