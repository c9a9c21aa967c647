import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import { noteAction } from './audit.ts';

type Order = ParsedInputOf<Calls['handleDeadLetter']>;

export async function handleDeadLetter(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  { adminId, id, action }: Order & { adminId: string },
  refuse: Refuse<'letter_gone' | 'job_unknown'>,
): Promise<void> {
  await db.system.transaction(async (tx) => {
    const handled =
      action === 'retry'
        ? await jobs.retryDeadLetter(tx, id)
        : await jobs.discardDeadLetter(tx, id);
    if (handled === 'gone') return refuse('letter_gone');
    if (handled === 'no worker') return refuse('job_unknown');
    const kind = action === 'retry' ? 'retry_job' : 'discard_job';
    const details = handled.job;
    await noteAction(tx, { kind, adminId, subjectId: id, details, at: clock.now() });
  });
}
