import { DAY_MS } from '@palm/astrology/instant';
import { type BookHistory, historyOf, type PageRecord } from '@palm/oracle/book/history';
import { REST_DAYS } from '@palm/oracle/book/rest-days';
import type { Db } from '../../../platform/db/db.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import { findPages, type GivenPage } from '../store/pages.ts';
import { textOf } from './text-of.ts';

/** The pages a user has read so far. */
export interface UserPages {
  /** The page that stands on a day, until another one is asked for. */
  readonly shown: (reading: string, date: string) => ShownPage | null;
  /** Where that page stands in the history. */
  readonly idOf: (reading: string, date: string) => string | null;
  /** Whether it was opened before, on a screen or in a mail. */
  readonly isOpened: (reading: string, date: string) => boolean;
  /** How many pages of a reading a day has brought, those for other birth details included. */
  readonly turnOf: (reading: string, date: string) => number;
  /** How many of them were shown for the present birth details. */
  readonly againOf: (reading: string, date: string) => number;
  /** The words of the last few pages of a reading, oldest first, as far as they are kept. */
  readonly lastOf: (reading: string) => readonly string[];
  /** What the next page is to be unlike; `more` are pages that are not kept yet. */
  readonly historyFor: (reading: string, more?: readonly PageRecord[]) => BookHistory;
}

/** Looks up what many people have read, in one statement. */
export async function findUserPages(
  db: Db,
  userIds: readonly string[],
  dates: readonly string[],
): Promise<(userId: string) => UserPages> {
  const since = dates.toSorted()[0] ?? '';
  const given = await findPages(db, userIds, { since: restedSince(since), dates });
  const byUser = Map.groupBy(given, ({ userId }) => userId);
  return (userId) => userPages(byUser.get(userId) ?? []);
}

const restedSince = (date: string): string =>
  new Date(Date.parse(date) - REST_DAYS.guidance * DAY_MS).toISOString().slice(0, 10);

/** More would cost more than they help. */
const PAGES_TOLD = 3;

export function userPages(given: readonly GivenPage[]): UserPages {
  const ofDay = (reading: string, date: string) =>
    given.filter((one) => one.reading === reading && one.date === date);
  return {
    shown: (reading, date) => ofDay(reading, date).at(-1)?.page ?? null,
    idOf: (reading, date) => ofDay(reading, date).at(-1)?.pageId ?? null,
    isOpened: (reading, date) => ofDay(reading, date).at(-1)?.isOpened ?? false,
    turnOf: (reading, date) => ofDay(reading, date).length,
    againOf: (reading, date) => ofDay(reading, date).filter(({ page }) => page !== null).length,
    lastOf: (reading) =>
      given
        .filter((one) => one.reading === reading && one.page !== null)
        .slice(-PAGES_TOLD)
        .flatMap(({ page }) => (page === null ? [] : [textOf(page.parts)])),
    historyFor: (reading, more = []) => historyOf([...given, ...more], reading),
  };
}
