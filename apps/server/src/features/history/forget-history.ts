import { days } from '@palm/contract/durations';
import { CARE_WORDS_KEPT_MS, HISTORY_DAYS } from '@palm/contract/limits';
import type { Db } from '../../platform/db/db.ts';
import { forgetCareWords, forgetConversations } from './store/forget-chats.ts';
import { forgetHistoryPages } from './store/forget-history-pages.ts';

/** Pages that were never opened. The page of a day is not asked for after that. */
const UNOPENED_KEPT_MS = days(7);

/** Deletes what its user did not keep, once its time is over. */
export async function forgetHistory(db: Db, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const opened = before(days(HISTORY_DAYS));
  await forgetHistoryPages(db, { opened, unopened: before(UNOPENED_KEPT_MS) });
  await forgetConversations(db, opened);
  await forgetCareWords(db, before(CARE_WORDS_KEPT_MS));
}
