import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadReadingUsers } from '../../oracle/readings/load-reading-users.ts';
import { lastDays } from '../../oracle/readings/prepare-reading.ts';
import type { WrittenAhead } from '../../oracle/readings/write-ahead.ts';
import { writeDay, type WrittenDay } from '../../oracle/readings/write-day.ts';
import { DailyLetter } from './daily-letter.ts';
import type { MailToSend } from '../store/daily-mails.ts';
import { writeLetter } from './write-letter.ts';
import { type WriteDeps, dateOf, dayOf } from './letter-dates.ts';
import { writeAllAhead } from './write-ahead.ts';

export type Draft = WrittenDraft | FailedDraft | EmptyDraft;

export interface WrittenDraft extends MailToSend {
  readonly kind: 'written';
  readonly letter: DailyLetter;
  /** Its readings as they are kept, once they are given. */
  readonly pages: WrittenDay['pages'];
}

export interface FailedDraft extends MailToSend {
  readonly kind: 'failed';
  readonly reason: unknown;
}

/** The profile holds too little for what is wanted. */
interface EmptyDraft extends MailToSend {
  readonly kind: 'empty';
}

/** Writes the letters of many mails. One failing letter must not block the others. */
export async function writeLetters(
  deps: WriteDeps,
  mails: readonly MailToSend[],
): Promise<Draft[]> {
  const unwritten = mails.filter(({ mail }) => mail.letter === null);
  const known = await loadReadingUsers(
    deps.db.system,
    unwritten.map(({ recipient }) => recipient.userId),
    { dates: unwritten.flatMap((each) => datesOf(deps, each)), now: deps.clock.now() },
  );
  const recipients = new Map(known.map((recipient) => [recipient.userId, recipient]));
  const ahead = await writeAllAhead(deps, unwritten, recipients);
  const drafts: Draft[] = [];
  for (const each of mails) {
    drafts.push(draftOf(deps, each, ahead.get(each)));
    // Let this process answer waiting requests between two letters.
    await nextTurn();
  }
  return drafts;
}

/** A model is told the pages of the last days, so that it does not repeat them. */
const datesOf = (deps: WriteDeps, to: MailToSend): string[] =>
  deps.writePage ? lastDays(dateOf(deps, to)) : [dateOf(deps, to)];

function draftOf(
  deps: WriteDeps,
  to: MailToSend,
  ahead: PromiseSettledResult<WrittenAhead> | undefined,
): Draft {
  if (ahead?.status === 'rejected') return { ...to, kind: 'failed', reason: ahead.reason };
  try {
    const { letter, pages } = ahead ? newLetter(deps, to, ahead.value) : keptLetter(to);
    return letter === null ? { ...to, kind: 'empty' } : { ...to, kind: 'written', letter, pages };
  } catch (reason) {
    return { ...to, kind: 'failed', reason };
  }
}

/** What was written once is not written anew: a try that was cut off may have sent it. */
const keptLetter = ({ mail }: MailToSend) => ({
  letter: DailyLetter.parse(mail.letter),
  pages: [],
});

function newLetter(deps: WriteDeps, to: MailToSend, ahead: WrittenAhead) {
  const wanted = dayOf(deps, to);
  const { pages, ...day } = writeDay(deps, ahead.user, wanted);
  return { letter: writeLetter(wanted.date, day), pages: [...ahead.pages, ...pages] };
}
