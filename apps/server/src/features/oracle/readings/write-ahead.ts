import type { WrittenRequest } from '@palm/oracle/request';
import type { Deps } from '../../../deps.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import type { WholePage, Wish } from '../model/write-unasked.ts';
import type { NewPage } from '../store/keep-pages.ts';
import { drawnReceipts } from './drawn-receipts.ts';
import type { ReadingUser } from './load-reading-users.ts';
import { requestFor } from './page-writer.ts';
import { nameOf } from './reading-name.ts';
import { receiptsOf } from './receipts-of.ts';
import { textOf } from './text-of.ts';
import { contextsOf, type WantedDay } from './write-day.ts';

/** Has a model write a page that no one waits for; null where the Book is to write it. */
export type WritePage = (request: WrittenRequest, wish: Wish) => Promise<WholePage | null>;

export interface WrittenAhead {
  /** The user, with the new pages among those that stand. */
  readonly user: ReadingUser;
  /** To be kept in the transaction that gives the readings away. */
  readonly pages: readonly NewPage[];
}

/** Has a model write the pages of a day that do not stand yet, one after the other: none repeats the one before it. */
export async function writeAhead(
  { oracle }: Pick<Deps, 'oracle'>,
  user: ReadingUser,
  wanted: WantedDay,
  { writePage, signal }: { writePage: WritePage; signal: AbortSignal },
): Promise<WrittenAhead> {
  const { userId, pages } = user;
  const { date, now } = wanted;
  const written: (NewPage & { readonly page: ShownPage })[] = [];
  for (const context of Object.values(contextsOf(user, wanted))) {
    const request = context && requestFor(user, context, wanted);
    if (request === null || pages.shown(nameOf(request), date) !== null) continue;
    const reading = nameOf(request);
    const earlier = [...pages.lastOf(reading), ...written.map(({ page }) => textOf(page.parts))];
    const made = await writePage(request, { userId, earlier, signal });
    if (made === null) continue;
    const page: ShownPage = {
      title: made.title,
      parts: made.parts.map(({ cites, ...part }) => ({ ...part, cites: [...cites] })),
      receipts: drawnReceipts(receiptsOf(made.parts, made.facts), oracle.sky, request),
      source: { writer: 'model', model: made.model, fallback: null },
    };
    const key = { userId, reading, readingDate: date, turn: pages.turnOf(reading, date) };
    written.push({ ...key, createdAt: now, page, used: [], told: '', shape: '' });
  }
  const shown = (reading: string, day: string): ShownPage | null =>
    written.find((one) => one.reading === reading && one.readingDate === day)?.page ??
    pages.shown(reading, day);
  return { user: { ...user, pages: { ...pages, shown } }, pages: written };
}
