import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Db } from '../../platform/db/db.ts';
import { hashToken, newToken } from '../accounts/secrets.ts';
import { addFeed, dropFeed, findFeed } from './store.ts';

export const CALENDAR_PATH = '/calendar';

export async function findCalendarLink(
  db: Db,
  userId: string,
): Promise<OutputOf<Calls['getCalendarLink']>> {
  const feed = await findFeed(db, userId);
  return feed && { made_at: feed.createdAt.toISOString() };
}

/** The link is told once and kept as a hash. The one before it stops working. Runs in a transaction. */
export async function makeCalendarLink(
  db: Db,
  userId: string,
  now: Date,
): Promise<OutputOf<Calls['makeCalendarLink']>> {
  const secret = newToken();
  await dropFeed(db, userId);
  await addFeed(db, userId, hashToken(secret), now);
  return { path: `${CALENDAR_PATH}/${secret}.ics`, made_at: now.toISOString() };
}

export const stopCalendarLink = dropFeed;
