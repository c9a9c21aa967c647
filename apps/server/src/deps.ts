import type { ServedConfig } from './config.ts';
import type { AccessTokens } from './features/accounts/access-token.ts';
import type { AdminFigures } from './features/admin/read-figures.ts';
import type { EventIntake } from './features/analytics/event-intake.ts';
import type { MailLinks } from './features/daily-mail/settings/mail-links.ts';
import type { OracleMemory } from './features/oracle/oracle-memory.ts';
import type { Changes } from './platform/changes/changes.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/db.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Model } from './platform/model/model.ts';
import type { PalmReader } from './platform/palm/palm-reader.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Push } from './platform/push/push.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Everything outside the process. Each port has an embedded adapter and a real one. */
interface Ports {
  readonly db: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  /** Null: no language model is set up, and our own words stand alone. */
  readonly model: Model | null;
  /** Null in production without Stripe: no user can pay, because test payments are not allowed there. */
  readonly payments: Payments | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly push: Push;
  /** Tells every process what changed, for the live events. */
  readonly changes: Changes;
  /** Reads palms in processes of their own. */
  readonly palms: PalmReader;
}

/** What a process makes once and keeps in memory. */
interface Services {
  readonly oracle: OracleMemory;
  readonly statistics: {
    readonly events: EventIntake;
    readonly figures: AdminFigures;
  };
  /** What this server signs with keys of its own. */
  readonly tokens: {
    readonly access: AccessTokens;
    readonly mailLinks: MailLinks;
  };
}

export interface Deps extends Ports, Services {
  readonly config: ServedConfig;
}
