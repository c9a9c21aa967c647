import type { PgBoss } from 'pg-boss';
import type { Job } from '../define-job.ts';

export const DEAD_LETTERS = 'dead-letters';

/** Where pg-boss notes the runs of schedules that it has made jobs for. */
const SCHEDULED_RUNS = '__pgboss__send-it';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The queue of a job, with the options that it has now. */
export async function prepareQueue(boss: PgBoss, job: Job<object>): Promise<void> {
  const options = {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: job.retryBackoff,
    expireInSeconds: job.expireInSeconds,
    retentionSeconds: 30 * DAY,
    // What failed for good is copied to the dead letters; what stays in its own queue is of no use.
    deleteAfterSeconds: HOUR,
    ...(job.keepsDeadLetters && { deadLetter: DEAD_LETTERS }),
  };
  await boss.createQueue(job.name, { ...options, policy: 'exclusive' });
  // It may stand since an earlier version.
  await boss.updateQueue(job.name, options);
  // So that pg-boss knows it: `send` would look it up outside the caller's transaction, which the one connection of
  // the embedded database would wait for forever.
  await boss.findJobs(job.name, { id: NO_JOB });
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** What all queues share. Any number of processes may do this at once. */
export async function prepareSharedQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS);
  // A run is not made twice within a minute of its time: what is older need not be remembered.
  await boss.updateQueue(SCHEDULED_RUNS, { deleteAfterSeconds: HOUR });
  await boss.getDb().executeSql(LET_USERS_ENQUEUE);
}

/** A user's transaction may make a job, and read none. Granting the same right twice at the same moment fails: hence the lock. */
const LET_USERS_ENQUEUE = `
  begin;
  select pg_advisory_xact_lock(hashtext('palm jobs'));
  grant usage on schema pgboss to app_user;
  grant select on pgboss.queue to app_user;
  grant insert, select (id) on pgboss.job_common to app_user;
  commit`;
