import { TEST_MAILS_AN_HOUR } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import { limitRate } from '../../http/limit-rate.ts';
import type { Refuse } from '../../http/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { MailDelayed, MailRefused } from '../../platform/mail/mail.ts';
import { todayFor } from '../oracle/today.ts';
import { handOver } from './hand-over.ts';
import { zoneOf } from './mail-hour.ts';
import { findReader, type Reader } from './store/readers.ts';
import { writeLetter } from './write-letter.ts';

const RATE = { max: TEST_MAILS_AN_HOUR, perMs: 60 * 60 * 1000 };

/** The caller's own mail of today, at once. The one of the morning comes all the same. */
export async function sendTestMail(
  deps: Deps,
  actor: Actor,
  refuse: Refuse<'mail_failed' | 'nothing_to_mail'>,
): Promise<void> {
  await limitRate(deps, `test-mail:${actor.userId}`, RATE);
  const { reader, letter } = await deps.db.asUser(actor, async (db) => {
    const found = await findReader(db, actor.userId);
    if (!found) return refuse('signed_out');
    const zone = zoneOf(found);
    const wish = { reader: shown(found), zone, date: todayFor(deps, zone), now: deps.clock.now() };
    return { reader: found, letter: await writeLetter(deps, db, wish) };
  });
  if (letter === null) return refuse('nothing_to_mail');
  try {
    await handOver(deps, reader, { letter });
  } catch (error) {
    if (!(error instanceof MailRefused || error instanceof MailDelayed)) throw error;
    deps.log.warn({ err: error }, 'a test mail was not sent');
    refuse('mail_failed');
  }
}

/** What is switched on; who switched both off is shown both. */
const shown = (reader: Reader): Reader =>
  reader.wantsReading || reader.wantsHoroscope
    ? reader
    : { ...reader, wantsReading: true, wantsHoroscope: true };
