import type { Deps } from '../../deps.ts';
import { GiveUp, type Task } from '../../platform/jobs/jobs.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import { gathering } from './gathering.ts';
import { handOver } from './hand-over.ts';
import { BEGIN_WITHIN_MS } from './jobs.ts';
import type { WriteDeps } from './letter/letter-dates.ts';
import type { LinkDeps } from './letter/letter-links.ts';
import { type UserDay, makeReady } from './make-ready.ts';
import { finishMails, type MailToSend } from './store/daily-mails.ts';
import { addStop } from './store/stops.ts';

type SendDeps = Pick<Deps, 'mail'> & LinkDeps & WriteDeps;

/**
 * The jobs behind a few mails. What is to be sent is committed before it is handed over, so that a crash leads to the
 * same words under the same Message-ID. Between the mail server's yes and our own note of it lies a moment in which a
 * crash sends that mail a second time: better twice under one id than never. So each yes is noted as it comes, without
 * waiting for the others.
 */
export async function mailTheDay(
  deps: SendDeps,
  tasks: readonly Task<UserDay>[],
  beginWithinMs = BEGIN_WITHIN_MS,
): Promise<PromiseSettledResult<void>[]> {
  const soon = AbortSignal.timeout(beginWithinMs);
  const drafts = await makeReady(
    deps,
    tasks.map(({ payload }) => payload),
  );
  const draftOf = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const noteSent = gathering((ids: readonly string[]) =>
    finishMails(deps.db.system, ids, { outcome: 'sent', now: deps.clock.now() }),
  );
  const send = async ({ payload, signal }: Task<UserDay>): Promise<void> => {
    const draft = draftOf.get(`${payload.userId} ${payload.date}`);
    if (!draft) return;
    if (draft.kind === 'failed') throw draft.reason;
    const { mail, recipient, letter } = draft;
    try {
      // Whose time is up has been taken for dead, and another is at it.
      await handOver(deps, recipient, { id: mail.id, letter }, AbortSignal.any([signal, soon]));
    } catch (error) {
      if (error instanceof MailRefused) return noteRefusal(deps, draft, error);
      throw error;
    }
    await noteSent(mail.id);
  };
  return Promise.allSettled(tasks.map(send));
}

const keyOf = ({ mail }: MailToSend): string => `${mail.userId} ${mail.mailDate}`;

/** An address that takes no mail gets no more of it. A refusal of these very words is for an operator to look at. */
async function noteRefusal(
  { db, clock }: SendDeps,
  { mail, recipient }: MailToSend,
  refused: MailRefused,
): Promise<void> {
  const now = clock.now();
  await db.system.transaction(async (tx) => {
    await finishMails(tx, [mail.id], { outcome: 'refused', now });
    if (refused.isAboutRecipient) {
      await addStop(tx, { email: recipient.email, reason: 'bounced', now });
    }
  });
  if (!refused.isAboutRecipient) throw new GiveUp(refused.message, { cause: refused });
}
