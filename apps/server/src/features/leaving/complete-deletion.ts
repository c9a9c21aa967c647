import { minutes } from '@palm/contract/durations';
import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import { renderLetter } from '../../platform/mail/letter/render-letter.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import { forgetCounts } from '../../platform/rate-limit/rate-limit.ts';
import { hashToken } from '../accounts/secrets.ts';
import { EXPORT_BUCKET } from '../exports/export-file.ts';
import { endNow } from '../subscriptions/end-billing.ts';
import { Endings } from '../subscriptions/jobs.ts';
import { finishDeletion } from './jobs.ts';
import { farewellMail } from './mails.ts';
import { deletionsBefore, dropDeletion, findDeletion, noteTold } from './store.ts';

/** Where files lie, each in a folder that bears its owner's id. */
const BUCKETS = [PALM_BUCKET, EXPORT_BUCKET];
/** Longer than any call or job that may have been writing a file while its owner left. */
const LAST_LOOK_AFTER_MS = minutes(10);
const AT_A_TIME = 200;

/**
 * The job behind a deletion: ends the billing, deletes the files, says farewell. Each step may be repeated. The record
 * stays, as a bare id, until nobody can be writing any more; then storage is looked through once more and it goes too.
 */
export async function completeDeletion(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const deletion = await findDeletion(deps.db.system, userId);
  if (!deletion) return;
  for (const ending of Endings.parse(deletion.endings)) await endNow(deps, ending);
  for (const bucket of BUCKETS) await deps.storage.deleteAll(bucket, userId);
  if (deletion.email !== null) await sayFarewell(deps, userId, deletion.email);
  await noteTold(deps.db.system, userId);
  const age = deps.clock.now().getTime() - deletion.requestedAt.getTime();
  if (age < LAST_LOOK_AFTER_MS) return;
  await forgetCounts(deps.db.system, { id: userId, keys: [] });
  await deps.jobs.forget(deps.db.system, userId);
  await dropDeletion(deps.db.system, userId);
}

/** Every hour: the last look, and another round for what the queue has given up on. */
export async function resumeDeletions(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - LAST_LOOK_AFTER_MS);
  for (const userId of await deletionsBefore(deps.db.system, before, AT_A_TIME)) {
    await deps.jobs.enqueue(deps.db.system, finishDeletion, { userId }, { singletonKey: userId });
  }
}

/** An address that takes no mail keeps nobody from being deleted. */
async function sayFarewell(deps: Deps, userId: string, email: string): Promise<void> {
  // Two rounds may meet here. The id makes their mails one, and is not the one that is to be forgotten.
  const id = `farewell-${hashToken(userId).toString('hex', 0, 16)}`;
  try {
    await deps.mail.send({ id, to: email, ...(await renderLetter(farewellMail())) });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    deps.log.warn({ err: error }, 'a farewell was refused');
  }
}
