import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import { DailyLetter } from './daily-letter.ts';
import { handOver } from './hand-over.ts';
import { LATE_MAX_MS } from './jobs.ts';
import { type DailyMailRow, finishMail, holdMail, noteTry } from './store/daily-mails.ts';
import { isMailable, type Reader } from './store/readers.ts';
import { addStop } from './store/stops.ts';
import { writeLetter } from './write-letter.ts';

type SendDeps = Pick<Deps, 'db' | 'mail' | 'clock' | 'publicUrl' | 'mailLinks' | 'oracle'> & {
  readonly config: Pick<Config, 'readingDate'>;
};

/**
 * The job behind one mail. What is to be sent is committed before it is handed over, so that a crash leads to the same
 * words under the same Message-ID. Between the mail server's yes and our own note of it lies a moment in which a crash
 * sends that mail a second time: better twice under one id than never.
 */
export async function mailTheDay(
  deps: SendDeps,
  { userId, date }: { userId: string; date: string },
  signal: AbortSignal,
): Promise<void> {
  const ready = await deps.db.system.transaction((db) => makeReady(deps, db, userId, date));
  if (!ready) return;
  // Whose time is up has been taken for dead, and another is at it.
  signal.throwIfAborted();
  const { mail, reader, letter } = ready;
  try {
    await handOver(deps, reader, { id: mail.id, letter });
  } catch (error) {
    if (error instanceof MailRefused) return noteRefusal(deps, mail, reader, error);
    throw error;
  }
  await finishMail(deps.db.system, mail.id, { outcome: 'sent', now: deps.clock.now() });
}

/** Looks once more at whether it is wanted: since it was queued the reader may have left, unsubscribed or moved. */
async function makeReady(deps: SendDeps, db: Db, userId: string, date: string) {
  const held = await holdMail(db, userId, date);
  if (!held) return null;
  const { mail, reader } = held;
  const now = deps.clock.now();
  const isLate = now.getTime() - mail.createdAt.getTime() > LATE_MAX_MS;
  const letter = isLate || !isMailable(reader) ? null : await letterFor(deps, db, mail, reader);
  if (letter === null) {
    await finishMail(db, mail.id, { outcome: 'dropped', now });
    return null;
  }
  await noteTry(db, mail.id, letter);
  return { mail, reader, letter };
}

async function letterFor(
  deps: SendDeps,
  db: Db,
  mail: DailyMailRow,
  reader: Reader,
): Promise<DailyLetter | null> {
  if (mail.letter !== null) return DailyLetter.parse(mail.letter);
  const date = deps.config.readingDate ?? mail.mailDate;
  return writeLetter(deps, db, { reader, date, zone: mail.zone, now: deps.clock.now() });
}

/** An address that takes no mail gets no more of it. A refusal of these very words is for an operator to look at. */
async function noteRefusal(
  { db, clock }: SendDeps,
  mail: DailyMailRow,
  { email }: Reader,
  refused: MailRefused,
): Promise<void> {
  const now = clock.now();
  await db.system.transaction(async (tx) => {
    await finishMail(tx, mail.id, { outcome: 'refused', now });
    if (refused.isAboutRecipient) await addStop(tx, { email, reason: 'bounced', now });
  });
  if (!refused.isAboutRecipient) throw refused;
}
