import { seconds } from '@palm/contract/durations';
import type { ReadingUser } from '../../oracle/readings/load-reading-users.ts';
import { writeAhead, type WrittenAhead } from '../../oracle/readings/write-ahead.ts';
import type { MailToSend } from '../store/daily-mails.ts';
import { type WriteDeps, dayOf } from './letter-dates.ts';

/** For all letters of a batch. A page that a model has not written by then is the Book's. */
const MODEL_WITHIN_MS = seconds(35);

type Ahead = ReadonlyMap<MailToSend, PromiseSettledResult<WrittenAhead>>;

/** What a model has written for each mail that is not written yet; without a model that is nothing. */
export async function writeAllAhead(
  deps: WriteDeps,
  unwritten: readonly MailToSend[],
  recipients: ReadonlyMap<string, ReadingUser>,
): Promise<Ahead> {
  const signal = AbortSignal.timeout(MODEL_WITHIN_MS);
  const ahead = await Promise.all(
    unwritten.map(async (to) => {
      const user = recipients.get(to.recipient.userId);
      if (!user) return [];
      const [settled] = await Promise.allSettled([pagesAhead(deps, to, user, signal)]);
      return [[to, settled] as const];
    }),
  );
  return new Map(ahead.flat());
}

async function pagesAhead(
  deps: WriteDeps,
  to: MailToSend,
  user: ReadingUser,
  signal: AbortSignal,
): Promise<WrittenAhead> {
  const { writePage } = deps;
  return writePage
    ? writeAhead(deps, user, dayOf(deps, to), { writePage, signal })
    : { user, pages: [] };
}
