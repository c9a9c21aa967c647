import type { Db } from '../db/db.ts';
import type { Job } from './define-job.ts';
import type { DeadLetter, QueueHealth } from './queue-health.ts';

export interface EnqueueOptions {
  readonly startAfter?: Date;
  /** While a job of that name and key waits or runs, another is not made. */
  readonly singletonKey?: string;
}

/** When jobs are made by themselves. */
export interface ScheduleEntry<Payload> {
  /** Tells the entries of one kind of job apart. While a job of this key waits or runs, another is not made. */
  readonly key: string;
  /** Five fields, in UTC: minute, hour, day, month, weekday. */
  readonly cron: string;
  readonly payload: Payload;
}

/** Aborts when the time for this try is up or the process has to end. */
export type JobHandler<Payload> = (payload: Payload, signal: AbortSignal) => Promise<void>;

/** One of several jobs that are done together. */
export interface Task<Payload> {
  readonly payload: Payload;
  readonly signal: AbortSignal;
}

/** Answers what became of each, in their order. What it throws has failed them all. */
export type TogetherHandler<Payload> = (
  tasks: readonly Task<Payload>[],
) => Promise<PromiseSettledResult<void>[]>;

/** Thrown by a handler when trying again cannot help: the job goes to the dead letters at once. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}

export interface Jobs {
  /** In the caller's transaction: the job exists only if what justifies it does. */
  enqueue<Payload extends object>(
    db: Db,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;

  /** Many at once, in one statement, each under its own key. */
  enqueueAll<Payload extends object>(
    db: Db,
    job: Job<Payload>,
    payloads: readonly Payload[],
    singletonKeyOf: (payload: Payload) => string,
  ): Promise<void>;

  /**
   * Said once for every kind of job, before it is enqueued. A job may be done twice, after a crash: make that harmless.
   */
  work<Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>): Promise<void>;

  /** The same for jobs that cost less together: up to `batchSize` of them come at once. */
  workTogether<Payload extends object>(
    job: Job<Payload>,
    handler: TogetherHandler<Payload>,
  ): Promise<void>;

  /**
   * All entries of one kind of job: those of an earlier version that are missing here end. The first job of a new entry
   * is made at once. However many processes say so, each run is one job; and however many runs were missed while no
   * process ran, one job makes up for them.
   */
  schedule<Payload extends object>(
    job: Job<Payload>,
    entries: readonly ScheduleEntry<Payload>[],
  ): Promise<void>;

  /** Until then jobs are taken but not done. */
  start(): Promise<void>;

  /** Takes no further job and waits for those under way. */
  stop(): Promise<void>;

  /** Every kind of job that has a worker, by name. */
  queues(): Promise<QueueHealth[]>;

  /** Newest first. */
  deadLetters(limit: number): Promise<DeadLetter[]>;

  /** Of each kind of job that has any. */
  countDeadLetters(): Promise<{ job: string; count: number }[]>;

  /** Makes the job anew, with all its tries, in the caller's transaction. Answers which kind of job it is. */
  retryDeadLetter(db: Db, id: string): Promise<{ job: string } | 'gone' | 'no worker'>;

  discardDeadLetter(db: Db, id: string): Promise<{ job: string } | 'gone'>;

  /**
   * Drops what waits or failed for good and names this id in its payload. What is just being done is left to finish.
   */
  forget(db: Db, id: string): Promise<void>;
}
