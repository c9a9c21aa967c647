/** What the operator's dashboard shows: counts and states. Never a chat, never a reading. */
import * as z from 'zod/mini';
import { AdminUserRecord } from './entities.ts';
import { ADMIN_LIST_MAX } from './limits.ts';

const timestamp = z.iso.datetime({ offset: true });
const count = z.int().check(z.nonnegative());

export const userSorts = ['created_at', 'last_sign_in_at', 'email', 'display_name'] as const;
export const userOrders = ['asc', 'desc'] as const;
export const emailStatuses = ['confirmed', 'pending'] as const;

/** Which users, in which order. It travels in the address, so a number may come as text. */
export const AdminUserQuery = z.object({
  /** Part of an address or a name. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  subscription: z.optional(AdminUserRecord.shape.subscription_status),
  email_status: z.optional(z.enum(emailStatuses)),
  sort: z._default(z.enum(userSorts), 'created_at'),
  order: z._default(z.enum(userOrders), 'desc'),
  limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(ADMIN_LIST_MAX))),
  after: z.optional(z.string().check(z.maxLength(1000))),
});
export type AdminUserQuery = z.output<typeof AdminUserQuery>;

/** One day, from midnight to midnight UTC. */
export const AdminDay = z.object({
  day: z.iso.date(),
  pageViews: count,
  visitors: count,
  signups: count,
  readings: count,
  subscriptions: count,
});
export type AdminDay = z.infer<typeof AdminDay>;

export const funnelSteps = [
  'visited',
  'joined',
  'confirmed',
  'birth_details',
  'reading',
  'subscribed',
] as const;

export const AdminInsights = z.object({
  /** Oldest first; the last one is today and not over yet. */
  days: z.array(AdminDay),
  /** Visits of the last 30 days, then the accounts made in them and how far these have come. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  /** Most first. */
  readings: z.array(z.object({ type: z.string(), count })),
});
export type AdminInsights = z.infer<typeof AdminInsights>;

const ModelFigures = z.object({
  calls: count,
  failed: count,
  inputTokens: count,
  outputTokens: count,
  /** Millionths of a dollar. */
  costMicros: count,
  /** Null where nothing was measured. */
  p50LatencyMs: z.nullable(count),
  p95LatencyMs: z.nullable(count),
  p95FirstTokenMs: z.nullable(count),
});

export const AdminModelFigures = z.object({
  /** Null: this server has no model, our own words answer. */
  model: z.nullable(z.string()),
  total: ModelFigures,
  /** Each model with each kind of work, dearest first. */
  parts: z.array(z.extend(ModelFigures, { model: z.string(), kind: z.string() })),
  /** Oldest first; days without a call are left out. */
  days: z.array(z.object({ day: z.iso.date(), calls: count, costMicros: count })),
});
export type AdminModelFigures = z.infer<typeof AdminModelFigures>;

const JobQueue = z.object({
  job: z.string(),
  /** Could be done now. */
  waiting: count,
  /** Failed, and will be tried again later. */
  retrying: count,
  /** Not yet due. */
  planned: count,
  running: count,
  oldestWaitingAt: z.nullable(timestamp),
});

const DeadLetter = z.object({
  id: z.uuid(),
  job: z.string(),
  /** Addresses are taken out. */
  error: z.string(),
  tries: count,
  enqueuedAt: timestamp,
  failedAt: timestamp,
});
export type DeadLetter = z.infer<typeof DeadLetter>;

export const ServerHealth = z.object({
  mail: z.object({
    /** Over SMTP, or kept in the local outbox. */
    leavesBy: z.enum(['smtp', 'outbox']),
    waiting: count,
    retrying: count,
    failed: count,
    oldestWaitingAt: z.nullable(timestamp),
    /** Daily mails that left in the last 24 hours. */
    sentDaily: count,
    /** Addresses that bounced or complained and are written to no more. */
    stopped: count,
  }),
  queues: z.array(JobQueue),
  deadLetters: z.object({
    total: count,
    /** The newest of them. */
    newest: z.array(DeadLetter),
  }),
});
export type ServerHealth = z.infer<typeof ServerHealth>;

export const adminDeeds = [
  'delete_user',
  'export_users',
  'retry_job',
  'discard_job',
  'grant_admin',
  'revoke_admin',
] as const;

export const AdminAction = z.object({
  id: z.uuid(),
  at: timestamp,
  deed: z.enum(adminDeeds),
  /** The admin's address; null when that account is gone, or when it was done at the command line. */
  admin: z.nullable(z.string()),
  atCommandLine: z.boolean(),
  /** The user or job it was done to, by its id; null for an export. */
  subjectId: z.nullable(z.uuid()),
  /** What else is to be known, as the kind of job or how many users. */
  details: z.nullable(z.string()),
});
export type AdminAction = z.infer<typeof AdminAction>;
