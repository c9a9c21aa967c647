import { days } from '@palm/contract/durations';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { dailyMails, mailStops } from '../../../platform/db/schema.ts';

export async function mailCounts(db: Db, now: Date) {
  const aDayAgo = new Date(now.getTime() - days(1));
  const leftSince = and(eq(dailyMails.outcome, 'sent'), gt(dailyMails.doneAt, aDayAgo));
  return {
    sentDaily: await db.$count(dailyMails, leftSince),
    stopped: await db.$count(mailStops),
  };
}
