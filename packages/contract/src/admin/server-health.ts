import * as z from 'zod/mini';
import { timestamp, count } from '../formats.ts';

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
