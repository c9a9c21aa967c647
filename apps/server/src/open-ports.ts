import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { ACCESS_TOKEN_KEY, createAccessTokens } from './features/accounts/access-token.ts';
import { createAdminFigures } from './features/admin/read-figures.ts';
import { createEventIntake } from './features/analytics/event-intake.ts';
import { createMailLinks, MAIL_LINK_KEY } from './features/daily-mail/settings/mail-links.ts';
import { createOracleMemory } from './features/oracle/oracle-memory.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { EmbeddedOptions } from './platform/db/adapters/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { keepSecret } from './platform/db/server-secret.ts';
import { openJobs } from './platform/jobs/adapters/pg-boss.ts';
import { createLog } from './platform/log/log.ts';
import { createOutboxMailer } from './platform/mail/adapters/outbox.ts';
import { createSmtpMailer } from './platform/mail/adapters/smtp.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import type { Timer } from './platform/model/timer.ts';
import { openUploadFolder, type UploadFolder } from './platform/storage/upload-folder.ts';
import { closeShared, openShared, type SharedPorts } from './open-shared.ts';
import {
  openDatabaseOf,
  openStorage,
  openChanges,
  openModel,
  openPayments,
  openPush,
} from './open-adapters.ts';

/** Everything but the settings, whose address is known once the server listens. */
type Ports = Omit<Deps, 'config'>;

/** What time it is, and how it passes while a language model is waited for. */
export interface Time {
  readonly clock?: Clock;
  readonly timer?: Timer;
}

export interface PortOptions extends Time, EmbeddedOptions {
  readonly shared?: SharedPorts;
}

/** Opens every port with the adapter that the settings choose. */
export async function openPorts(
  config: Config,
  { clock = systemClock, timer, shared, ...options }: PortOptions = {},
): Promise<{ ports: Ports; uploads: UploadFolder; close: () => Promise<void> }> {
  const log = createLog(config.logLevel);
  const db = await openDatabaseOf(config, options);
  try {
    await migrate(db);
    const storage = await openStorage(config);
    const uploads = await openUploadFolder(path.join(config.dataDir, 'uploads'));
    const smtp = config.smtp && createSmtpMailer(config.smtp);
    const jobs = await openJobs(db, log);
    const { palms, chat } = shared ?? openShared();
    const changes = await openChanges(config, db);
    const events = createEventIntake(db.system, log);
    const keyFor = (name: string) => keepSecret(db.system, name, () => randomBytes(32));
    return {
      ports: {
        db,
        jobs,
        log,
        palms,
        mail: smtp ?? createOutboxMailer(db),
        push: await openPush(config, { db, clock, log }),
        storage,
        payments: openPayments(config, db, clock),
        model: await openModel(config, log, timer),
        oracle: createOracleMemory({ chat, hasModel: config.model !== null }),
        statistics: { events, figures: createAdminFigures({ db, clock }) },
        metrics: createMetrics(),
        changes,
        tokens: {
          access: createAccessTokens(await keyFor(ACCESS_TOKEN_KEY), clock),
          mailLinks: createMailLinks(await keyFor(MAIL_LINK_KEY)),
        },
        clock,
      },
      uploads,
      close: async () => {
        await jobs.stop();
        if (!shared) await closeShared({ palms, chat });
        smtp?.close();
        await changes.close();
        await events.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
