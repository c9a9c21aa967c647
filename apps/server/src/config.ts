import { seconds } from '@palm/contract/durations';
import { Environment } from './environment.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { type ModelConfig, modelConfigFrom } from './platform/model/model-config.ts';

/** Longer than Node keeps an idle connection (six seconds): none is left whose client could be cut off. */
const SHUTDOWN_DELAY_SECONDS = 7;

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

/** The settings of a server that listens. */
export interface ServedConfig extends Config {
  /** The address people reach this server at, without a slash at its end. */
  readonly publicUrl: string;
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
