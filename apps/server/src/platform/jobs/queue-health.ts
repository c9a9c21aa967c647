/** A job that failed for the last time. */
export interface DeadLetter {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
  readonly error: string;
  readonly retries: number;
  readonly enqueuedAt: Date;
  readonly failedAt: Date;
}

/** How one kind of job is doing. */
export interface QueueHealth {
  readonly job: string;
  /** Could be done now. */
  readonly waiting: number;
  /** Failed, and will be tried again later. */
  readonly retrying: number;
  /** Not yet due. */
  readonly planned: number;
  readonly running: number;
  readonly oldestWaitingAt: Date | null;
}
