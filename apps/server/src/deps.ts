import type { Config } from './config.ts';
import type { AccessTokens } from './features/accounts/access-token.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/db.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Everything outside the process, handed in. Each port has an embedded adapter and a real one. */
export interface Deps {
  readonly config: Config;
  /** The address people reach this server at, without a slash at its end. */
  readonly publicUrl: string;
  readonly db: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
  readonly log: Log;
}
