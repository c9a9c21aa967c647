import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { palmParagraphs, shareParagraphs } from '@palm/contract/share-paragraphs';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashToken, newToken } from '../accounts/secrets.ts';
import { historyPage } from '../history/history-page.ts';
import { savedReadingOf } from '../palms/saved-readings.ts';
import { savedPalmOf } from './saved-palm.ts';
import { addShare, deleteShare, listOwnShares, type ShareTarget } from './store.ts';

export const SHARED_PATH = '/shared';

interface Wanted {
  readonly userId: string;
  readonly paragraph: number;
  readonly now: Date;
}

/** Makes the one link to a page. Only its hash is stored, so it is told this once. */
export async function createShare(
  db: Db,
  { pageId, isWhole, ...wanted }: Wanted & { readonly pageId: string; readonly isWhole: boolean },
  refuse: Refuse<'page_gone'>,
): Promise<{ path: string }> {
  const { parts } = await historyPage(db, { userId: wanted.userId, id: pageId }, refuse);
  if (wanted.paragraph >= shareParagraphs(parts).length) return refuse('page_gone');
  return linkTo(db, { pageId, isWhole }, wanted);
}

/** Makes the one link to a saved palm reading. */
export async function sharePalmReading(
  db: Db,
  {
    readingId,
    showsHand,
    ...wanted
  }: Wanted & { readonly readingId: string; readonly showsHand: boolean },
  refuse: Refuse<'reading_gone'>,
): Promise<{ path: string }> {
  const result = await savedReadingOf(db, wanted.userId, readingId);
  const saved = savedPalmOf(result);
  if (saved === null || wanted.paragraph >= palmParagraphs(saved.text).length)
    return refuse('reading_gone');
  return linkTo(db, { readingId, showsHand }, wanted);
}

async function linkTo(
  db: Db,
  target: ShareTarget,
  { userId, paragraph, now }: Wanted,
): Promise<{ path: string }> {
  const secret = newToken();
  const secretHash = hashToken(secret);
  await addShare(db, target, { userId, secretHash, paragraph, createdAt: now });
  return { path: `${SHARED_PATH}/${secret}` };
}

export async function ownShares(db: Db, userId: string): Promise<OutputOf<Calls['listShares']>> {
  const rows = await listOwnShares(db, userId);
  return {
    shares: rows.map(({ createdAt, ...share }) => ({
      ...share,
      createdAt: createdAt.toISOString(),
    })),
  };
}

export async function revokeShare(
  db: Db,
  { userId, id }: { userId: string; id: string },
  refuse: Refuse<'share_gone'>,
): Promise<void> {
  if (!(await deleteShare(db, userId, id))) refuse('share_gone');
}
