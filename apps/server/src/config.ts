import { seconds } from '@palm/contract/durations';
import * as z from 'zod';
import { CannotStart } from './platform/cannot-start.ts';
import { ROOM_NEEDED_MB } from './platform/disk-room.ts';
import {
  checkModelSettings,
  type ModelConfig,
  modelConfigFrom,
  modelSettings,
} from './platform/model/model-config.ts';
import {
  addresses,
  flag,
  headerName,
  hosts,
  number,
  oneOf,
  origin,
  secret,
  sender,
  url,
  vapidKey,
} from './setting-kinds.ts';

/*
 * Every setting the product reads, parsed once. Nothing else looks at the environment.
 * docs/operating.md says what each is for.
 */

/** Of Chrome and Edge, Firefox, Safari, and Windows. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const Environment = z
  .object({
    NODE_ENV: oneOf('development', 'production', 'test').default('development'),
    HOST: z.string().default('0.0.0.0'),
    PORT: number('must be a whole number from 0 to 65535').int().min(0).max(65_535).default(3000),
    PUBLIC_URL: origin.optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    MIN_FREE_DISK_MB: number('must be a number from 0').min(0).default(ROOM_NEEDED_MB),
    DATABASE_URL: url('postgres:', 'postgresql:').optional(),
    ADMIN_EMAILS: addresses.default([]),
    READING_DATE: z.iso.date({ error: 'is not a date like 2025-09-25' }).optional(),
    LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').optional(),
    DEMO: flag.default(false),
    METRICS_TOKEN: secret.optional(),
    SHUTDOWN_DELAY_SECONDS: number('must be a number from 0').min(0).optional(),
    TRUSTED_IP_HEADER: headerName.optional(),
    RATE_LIMIT_SCALE: number('must be a number above 0').positive().default(1),

    SMTP_URL: url('smtp:', 'smtps:').optional(),
    MAIL_FROM: sender.default('Palm & Soul <oracle@localhost>'),
    MAIL_WEBHOOK_SECRET: secret.optional(),

    VAPID_PRIVATE_KEY: vapidKey.optional(),
    PUSH_SERVICES: hosts.default(PUSH_SERVICES),

    S3_ENDPOINT: url('http:', 'https:').optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: secret.optional(),
    S3_SECRET_ACCESS_KEY: secret.optional(),

    STRIPE_SECRET_KEY: secret.optional(),
    STRIPE_WEBHOOK_SECRET: secret.optional(),
    STRIPE_PRICE_ID: secret.optional(),
    STRIPE_API_BASE: url('http:', 'https:').optional(),

    GOOGLE_CLIENT_ID: secret.optional(),
    GOOGLE_CLIENT_SECRET: secret.optional(),
    GOOGLE_ISSUER: url('http:', 'https:').default('https://accounts.google.com'),

    ...modelSettings,
  })
  .superRefine((env, context) => {
    needsTogether(env, context, [
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    needsTogether(env, context, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
    needsTogether(env, context, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']);
    checkModelSettings(env, (name, message) => refuse(context, name, message));
    if (env.PUBLIC_URL === undefined && env.NODE_ENV === 'production') {
      refuse(
        context,
        'PUBLIC_URL',
        'is needed with NODE_ENV=production: links in mails are made from it, as https://palm.example',
      );
    }
    if (env.DEMO && env.NODE_ENV === 'production') {
      refuse(
        context,
        'DEMO',
        'makes accounts with known passwords and is refused with NODE_ENV=production',
      );
    }
  });

/** Longer than Node keeps an idle connection (six seconds): none is left whose client could be cut off. */
const SHUTDOWN_DELAY_SECONDS = 7;

type Environment = z.infer<typeof Environment>;

function refuse(context: z.RefinementCtx, name: string, message: string): void {
  context.addIssue({ code: 'custom', path: [name], message });
}

/** Half a configuration is a mistake, never a choice. */
function needsTogether(
  env: Record<string, unknown>,
  context: z.RefinementCtx,
  names: readonly string[],
): void {
  if (names.every((name) => env[name] === undefined)) return;
  const given = names.filter((name) => env[name] !== undefined).join(', ');
  for (const name of names) {
    if (env[name] === undefined) refuse(context, name, `is needed together with ${given}`);
  }
}

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Null: whatever address the server listens on. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** With less room than this on the disk of `dataDir`, the server is not ready. */
  readonly minFreeDiskMb: number;
  readonly databaseUrl: string | null;
  readonly adminEmails: readonly string[];
  readonly readingDate: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly demo: boolean;
  /** What must be shown for `/metrics`. Null: open to everybody, and closed in production. */
  readonly metricsToken: string | null;
  /** How long a server that is told to stop goes on answering, so that a load balancer notices. */
  readonly shutdownDelayMs: number;
  readonly trustedIpHeader: string | null;
  readonly rateLimitScale: number;
  readonly smtp: { url: string; from: string } | null;
  /** Null: reports of bounces and complaints are not taken. */
  readonly mailWebhookSecret: string | null;
  readonly push: {
    /** Null: made at the first start and kept in the database. */
    vapidKey: Buffer | null;
    /** Hosts that reminders may be sent to; one with a dot before it stands for all below it. */
    services: readonly string[];
  };
  readonly s3: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  readonly google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null: our own words alone. */
  readonly model: ModelConfig | null;
  readonly stripe: {
    secretKey: string;
    webhookSecret: string;
    priceId: string;
    /** Where a stand-in answers; null for Stripe itself. */
    apiBase: string | null;
  } | null;
}

/** A wrong setting stops the start; the sentence names it and says what would be right. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  // `PORT= npm start` means "not set", not "the empty text".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return configFrom(parsed.data);
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new CannotStart(`Cannot start: ${sentences.join('; ')}.`);
}

function configFrom(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin,
    dataDir: env.DATA_DIR,
    minFreeDiskMb: env.MIN_FREE_DISK_MB,
    databaseUrl: env.DATABASE_URL ?? null,
    adminEmails: env.ADMIN_EMAILS,
    readingDate: env.READING_DATE ?? null,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demo: env.DEMO,
    metricsToken: env.METRICS_TOKEN ?? null,
    shutdownDelayMs: seconds(
      env.SHUTDOWN_DELAY_SECONDS ?? (production ? SHUTDOWN_DELAY_SECONDS : 0),
    ),
    trustedIpHeader: env.TRUSTED_IP_HEADER ?? null,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    smtp: env.SMTP_URL === undefined ? null : { url: env.SMTP_URL, from: env.MAIL_FROM },
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET ?? null,
    push: { vapidKey: env.VAPID_PRIVATE_KEY ?? null, services: env.PUSH_SERVICES },
    s3: s3From(env),
    google: googleFrom(env),
    model: modelConfigFrom(env),
    stripe: stripeFrom(env),
  };
}

function s3From(env: Environment): Config['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function googleFrom(env: Environment): Config['google'] {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    issuer: env.GOOGLE_ISSUER,
  };
}

function stripeFrom(env: Environment): Config['stripe'] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: env.STRIPE_API_BASE ?? null,
  };
}
