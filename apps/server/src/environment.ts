import * as z from 'zod';
import { ROOM_NEEDED_MB } from './platform/disk-room.ts';
import { checkModelSettings, modelSettings } from './platform/model/model-config.ts';
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

export const Environment = z
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
export type Environment = z.infer<typeof Environment>;

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
