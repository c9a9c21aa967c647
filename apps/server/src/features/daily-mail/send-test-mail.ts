import { hours } from '@palm/contract/durations';
import { TEST_MAILS_AN_HOUR } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import { limitRate } from '../../http/limits/limit-rate.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor, Db } from '../../platform/db/db.ts';
import { MailDelayed, MailRefused } from '../../platform/mail/mail.ts';
import { loadReadingUsers } from '../oracle/readings/load-reading-users.ts';
import { todayFor } from '../oracle/readings/today.ts';
import { keepDay, writeDay } from '../oracle/readings/write-day.ts';
import type { DailyLetter } from './letter/daily-letter.ts';
import { handOver } from './hand-over.ts';
import { zoneOf } from './schedule/mail-hour.ts';
import { findRecipient, type Recipient } from './store/recipients.ts';
import { writeLetter } from './letter/write-letter.ts';

const RATE = { max: TEST_MAILS_AN_HOUR, perMs: hours(1) };

/** The caller's own mail of today, at once. The one of the morning comes all the same. */
export async function sendTestMail(
  deps: Deps,
  actor: Actor,
  refuse: Refuse<'mail_failed' | 'nothing_to_mail'>,
): Promise<void> {
  await limitRate(deps, `test-mail:${actor.userId}`, RATE);
  const { recipient, letter } = await deps.db.asUser(actor, async (db) => {
    const found = await findRecipient(db, actor.userId);
    if (!found) return refuse('signed_out');
    return { recipient: found, letter: await letterNow(deps, db, shown(found)) };
  });
  if (letter === null) return refuse('nothing_to_mail');
  try {
    await handOver(deps, recipient, { letter });
  } catch (error) {
    if (!(error instanceof MailRefused || error instanceof MailDelayed)) throw error;
    deps.log.warn({ err: error }, 'a test mail was not sent');
    refuse('mail_failed');
  }
}

async function letterNow(deps: Deps, db: Db, recipient: Recipient): Promise<DailyLetter | null> {
  const now = deps.clock.now();
  const zone = zoneOf(recipient);
  const date = todayFor(deps, zone);
  const [known] = await loadReadingUsers(db, [recipient.userId], { dates: [date], now });
  if (!known) return null;
  const { pages, ...day } = writeDay(deps, known, {
    date,
    zone,
    now,
    wantsGuidance: recipient.wantsReading,
    wantsHoroscope: recipient.wantsHoroscope,
  });
  await keepDay(db, { pages });
  return writeLetter(date, day);
}

/** What is switched on; who switched both off is shown both. */
const shown = (recipient: Recipient): Recipient =>
  recipient.wantsReading || recipient.wantsHoroscope
    ? recipient
    : { ...recipient, wantsReading: true, wantsHoroscope: true };
