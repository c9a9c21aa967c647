import path from 'node:path';
import type { Config } from './config.ts';
import { createInProcessChanges } from './platform/changes/adapters/in-process.ts';
import { openPostgresChanges } from './platform/changes/adapters/postgres.ts';
import type { Changes } from './platform/changes/changes.ts';
import type { Clock } from './platform/clock/clock.ts';
import { type EmbeddedOptions, openEmbedded } from './platform/db/adapters/embedded.ts';
import { openPostgres } from './platform/db/adapters/postgres.ts';
import type { Database } from './platform/db/db.ts';
import { keepSecret } from './platform/db/server-secret.ts';
import type { Log } from './platform/log/log.ts';
import type { Model } from './platform/model/model.ts';
import type { Timer } from './platform/model/timer.ts';
import { createLocalPayments } from './platform/payments/adapters/local.ts';
import { createStripePayments } from './platform/payments/adapters/stripe.ts';
import type { Payments } from './platform/payments/payments.ts';
import { createWebPush } from './platform/push/adapters/web-push.ts';
import type { Push } from './platform/push/push.ts';
import { createVapid, newVapidKey, VAPID_KEY } from './platform/push/vapid.ts';
import { openFileStorage } from './platform/storage/adapters/files.ts';
import { createS3Storage } from './platform/storage/adapters/s3.ts';
import type { Storage } from './platform/storage/storage.ts';

export const openDatabaseOf = (config: Config, options?: EmbeddedOptions): Promise<Database> =>
  config.databaseUrl === null
    ? openEmbedded(path.join(config.dataDir, 'db'), options)
    : openPostgres({ url: config.databaseUrl });

export const openStorage = async (config: Config): Promise<Storage> =>
  config.s3 ? createS3Storage(config.s3) : openFileStorage(path.join(config.dataDir, 'storage'));

export const openChanges = async (config: Config, db: Database): Promise<Changes> =>
  config.databaseUrl === null
    ? createInProcessChanges()
    : openPostgresChanges(db, config.databaseUrl);

/** The library that speaks to providers is loaded only where one is set up. */
export async function openModel(config: Config, log: Log, timer?: Timer): Promise<Model | null> {
  if (config.model === null) return null;
  const { createModel } = await import('./platform/model/create-model.ts');
  return createModel(config.model, log, timer && { timer });
}

export function openPayments(config: Config, db: Database, clock: Clock): Payments | null {
  if (config.stripe) return createStripePayments(config.stripe, clock);
  return config.production ? null : createLocalPayments(db, clock);
}

/** The key is set, or made at the first start and kept: with another one every browser would have to ask anew. */
export async function openPush(
  { push, publicUrl, production }: Config,
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
): Promise<Push> {
  const key = push.vapidKey ?? (await keepSecret(db.system, VAPID_KEY, newVapidKey));
  const contact = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:oracle@localhost';
  return createWebPush({
    vapid: createVapid(key, { contact, clock }),
    services: push.services,
    allowsPlain: !production,
    log,
  });
}
