import type { HistoryPage } from '@palm/contract/history';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { eveningMoon } from '../oracle/readings/evening-moon.ts';
import { zoneOrUtc } from './day-span.ts';
import { changePage, deletePage, findPage } from './store/pages.ts';

interface Which {
  readonly userId: string;
  readonly id: string;
}

export async function historyPage(
  db: Db,
  { userId, id, zone }: Which & { zone?: string | undefined },
  refuse: Refuse<'page_gone'>,
): Promise<HistoryPage> {
  const row = await findPage(db, userId, id);
  if (row === null) return refuse('page_gone');
  const { page, ...rest } = row;
  return { ...page, ...rest, moon: eveningMoon(row.date, zoneOrUtc(zone)) };
}

export async function keepHistoryPage(
  db: Db,
  { userId, id, isKept, now }: Which & { isKept: boolean; now: Date },
  refuse: Refuse<'page_gone'>,
): Promise<void> {
  const isThere = await changePage(db, userId, id, { keptAt: isKept ? now : null });
  if (!isThere) refuse('page_gone');
}

export async function saveHistoryNote(
  db: Db,
  { userId, id, note }: Which & { note: string },
  refuse: Refuse<'page_gone'>,
): Promise<void> {
  const isThere = await changePage(db, userId, id, { note: note.trim() === '' ? '' : note });
  if (!isThere) refuse('page_gone');
}

export async function deleteHistoryPage(
  db: Db,
  { userId, id }: Which,
  refuse: Refuse<'page_gone'>,
): Promise<void> {
  if (!(await deletePage(db, userId, id))) refuse('page_gone');
}
