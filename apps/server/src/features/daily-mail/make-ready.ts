import { keepDay } from '../oracle/readings/write-day.ts';
import { LATE_MAX_MS } from './jobs.ts';
import { findMails, finishMails, type MailToSend, noteTries } from './store/daily-mails.ts';
import { isMailable } from './store/recipients.ts';
import { type FailedDraft, writeLetters, type WrittenDraft } from './letter/write-letters.ts';
import type { WriteDeps } from './letter/letter-dates.ts';

export interface UserDay {
  readonly userId: string;
  readonly date: string;
}

/**
 * Looks once more at which mails are wanted (since they were queued a recipient may have left, unsubscribed or moved), and
 * commits what is to be sent. No row is held while the letters are written: of two tries at the same mail the one that
 * is first to say what it sends may send it.
 */
export async function makeReady(
  deps: WriteDeps,
  days: readonly UserDay[],
): Promise<(WrittenDraft | FailedDraft)[]> {
  const now = deps.clock.now();
  const found = await findMails(deps.db.system, days);
  const wanted = found.filter((each) => isWanted(each, now));
  const drafts = (await writeLetters(deps, wanted)).filter((draft) => draft.kind !== 'empty');
  const written = drafts.filter((draft) => draft.kind === 'written');
  const kept = new Set(drafts.map(({ mail }) => mail.id));
  const dropped = found.map(({ mail }) => mail.id).filter((id) => !kept.has(id));
  const noted = await deps.db.system.transaction(async (db) => {
    await finishMails(db, dropped, { outcome: 'dropped', now });
    const ids = await noteTries(db, written);
    const given = written.filter(({ mail }) => ids.has(mail.id));
    await keepDay(db, { pages: given.flatMap(({ pages }) => pages) });
    return ids;
  });
  return drafts.map((draft) =>
    draft.kind === 'failed' || noted.has(draft.mail.id)
      ? draft
      : { ...draft, kind: 'failed', reason: new Error('another try has come in between') },
  );
}

const isWanted = ({ mail, recipient }: MailToSend, now: Date): boolean =>
  isMailable(recipient) && now.getTime() - mail.createdAt.getTime() <= LATE_MAX_MS;
