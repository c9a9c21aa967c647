import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import { keepSecret } from '../../../platform/db/server-secret.ts';

const NAME = 'billing-server-id';

/** What this server writes into its orders. All processes on one database are one server. */
export const serverIdOf = async (db: Db): Promise<string> =>
  (await keepSecret(db, NAME, () => randomBytes(16))).toString('hex');
