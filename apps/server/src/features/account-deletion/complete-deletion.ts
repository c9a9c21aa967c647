import { minutes } from '@palm/contract/durations';
import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import { forgetCounts } from '../../platform/rate-limit/rate-limit.ts';
import { EXPORT_BUCKET } from '../exports/export-file.ts';
import { endBilling } from './end-billing.ts';
import { finishDeletion } from './jobs.ts';
import { mailFarewell } from './mail-farewell.ts';
import { deletionsBefore, dropDeletion, findDeletion, noteTold } from './store/deletions.ts';

/** Where files lie, each in a folder that bears its owner's id. */
const BUCKETS = [PALM_BUCKET, EXPORT_BUCKET];
/** Longer than any call or job that may have been writing a file while its owner left. */
const LAST_LOOK_AFTER_MS = minutes(10);

/**
 * The job behind a deletion: deletes the files, ends the billing, sends the farewell mail. The first two steps run at
 * the same time, and each step may be repeated. The record stays, as a bare id, until no request of the user can still
 * be writing and all billing has ended; then storage is cleaned once more and the record is deleted too.
 */
export async function completeDeletion(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const deletion = await findDeletion(deps.db.system, userId);
  if (!deletion) return;
  const [files, billing] = await Promise.allSettled([
    deleteFiles(deps, userId),
    endBilling(deps, deletion),
  ]);
  if (files.status === 'rejected') throw files.reason;
  if (billing.status === 'rejected') throw billing.reason;
  const isBillingLeft = billing.value.length > 0;
  await mailFarewell(deps, deletion, { isBillingLeft });
  await noteTold(deps.db.system, userId);
  const age = deps.clock.now().getTime() - deletion.requestedAt.getTime();
  if (isBillingLeft || age < LAST_LOOK_AFTER_MS) return;
  await forgetCounts(deps.db.system, { id: userId, keys: [] });
  await deps.jobs.forget(deps.db.system, userId);
  await dropDeletion(deps.db.system, userId);
}

async function deleteFiles({ storage }: Deps, userId: string): Promise<void> {
  for (const bucket of BUCKETS) await storage.deleteAll(bucket, userId);
}

/** Every hour: the last look, and another round for what the queue has given up on. */
export async function resumeDeletions(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - LAST_LOOK_AFTER_MS);
  const waiting = await deletionsBefore(deps.db.system, before);
  await deps.jobs.enqueueAll(deps.db.system, finishDeletion, waiting, ({ userId }) => userId);
}
