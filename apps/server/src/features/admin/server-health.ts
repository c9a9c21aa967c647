import type { ServerHealth } from '@palm/contract/admin';
import type { Deps } from '../../deps.ts';
import type { DeadLetter, QueueHealth } from '../../platform/jobs/queue-health.ts';
import { mailCounts } from './store/mail-counts.ts';
import { withoutAddresses } from './without-addresses.ts';

const LETTERS_SHOWN = 20;
/** Every job that ends in a mail is named so. */
const isMail = ({ job }: { job: string }): boolean => job.startsWith('send-');

/** How mail and jobs are doing. What a job holds is not shown: it names people's rows. */
export async function serverHealth(
  deps: Pick<Deps, 'jobs' | 'config' | 'db' | 'clock'>,
): Promise<ServerHealth> {
  const queues = await deps.jobs.queues();
  const newest = await deps.jobs.deadLetters(LETTERS_SHOWN);
  const failed = await deps.jobs.countDeadLetters();
  return {
    mail: {
      leavesBy: deps.config.smtp ? 'smtp' : 'outbox',
      ...mailOf(queues.filter(isMail)),
      failed: sumOf(failed.filter(isMail)),
      ...(await mailCounts(deps.db.system, deps.clock.now())),
    },
    queues: queues.map(({ oldestWaitingAt, ...queue }) => ({
      ...queue,
      oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    })),
    deadLetters: { total: sumOf(failed), newest: newest.map(letterView) },
  };
}

const sumOf = (counts: readonly { count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

function mailOf(queues: readonly QueueHealth[]) {
  const sum = (of: 'waiting' | 'retrying'): number =>
    queues.reduce((total, queue) => total + queue[of], 0);
  const oldest = queues
    .flatMap(({ oldestWaitingAt }) => oldestWaitingAt ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    waiting: sum('waiting'),
    retrying: sum('retrying'),
    oldestWaitingAt: oldest?.toISOString() ?? null,
  };
}

const letterView = ({ id, job, error, retries, enqueuedAt, failedAt }: DeadLetter) => ({
  id,
  job,
  error: withoutAddresses(error),
  tries: retries + 1,
  enqueuedAt: enqueuedAt.toISOString(),
  failedAt: failedAt.toISOString(),
});
