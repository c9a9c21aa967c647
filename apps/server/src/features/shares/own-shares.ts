import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { shareParagraphs } from '@palm/contract/share-paragraphs';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashToken, newToken } from '../accounts/secrets.ts';
import { historyPage } from '../history/history-page.ts';
import { addShare, deleteShare, listOwnShares } from './store.ts';

export const SHARED_PATH = '/shared';

interface Wanted {
  readonly userId: string;
  readonly pageId: string;
  readonly paragraph: number;
  readonly now: Date;
}

/** Makes the one link to a page. Only its hash is stored, so it is told this once. */
export async function createShare(
  db: Db,
  { userId, pageId, paragraph, now }: Wanted,
  refuse: Refuse<'page_gone'>,
): Promise<{ path: string }> {
  const { parts } = await historyPage(db, { userId, id: pageId }, refuse);
  if (paragraph >= shareParagraphs(parts).length) return refuse('page_gone');
  const secret = newToken();
  const secretHash = hashToken(secret);
  await addShare(db, { userId, pageId, secretHash, paragraph, createdAt: now });
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
