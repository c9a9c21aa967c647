import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { type KnownReader, learnReaders } from '../../oracle/readings/learn-readers.ts';
import { writeDay, type WrittenDay } from '../../oracle/readings/write-day.ts';
import { DailyLetter } from './daily-letter.ts';
import type { MailToSend } from '../store/daily-mails.ts';
import { writeLetter } from './write-letter.ts';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'oracle'> & {
  readonly config: Pick<Config, 'readingDate'>;
};

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
  const known = await learnReaders(
    deps.db.system,
    unwritten.map(({ recipient }) => recipient.userId),
    { dates: unwritten.map((each) => dateOf(deps, each)), now: deps.clock.now() },
  );
  const recipients = new Map(known.map((recipient) => [recipient.userId, recipient]));
  const drafts: Draft[] = [];
  for (const each of mails) {
    drafts.push(draftOf(deps, each, recipients.get(each.recipient.userId)));
    // Let this process answer waiting requests between two letters.
    await nextTurn();
  }
  return drafts;
}

const dateOf = ({ config }: WriteDeps, { mail }: MailToSend): string =>
  config.readingDate ?? mail.mailDate;

function draftOf(deps: WriteDeps, to: MailToSend, recipient: KnownReader | undefined): Draft {
  try {
    const { letter, pages } = recipient ? newLetter(deps, to, recipient) : keptLetter(to);
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

function newLetter(deps: WriteDeps, to: MailToSend, known: KnownReader) {
  const { mail, recipient } = to;
  const date = dateOf(deps, to);
  const { pages, ...day } = writeDay(deps, known, {
    date,
    zone: mail.zone,
    now: deps.clock.now(),
    wantsGuidance: recipient.wantsReading,
    wantsHoroscope: recipient.wantsHoroscope,
  });
  return { letter: writeLetter(date, day), pages };
}
