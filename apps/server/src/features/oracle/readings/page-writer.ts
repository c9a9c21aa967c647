import type { SkyTable } from '@palm/astrology/sky-table';
import type { PageRecord } from '@palm/oracle/book/history';
import type { Page } from '@palm/oracle/book/page';
import type { WrittenRequest } from '@palm/oracle/request';
import type { Deps } from '../../../deps.ts';
import { refuse, Refusal } from '../../../http/answers/refusal.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import type { NewPage } from '../store/keep-pages.ts';
import { drawnReceipts } from './drawn-receipts.ts';
import type { ReadingUser } from './load-reading-users.ts';
import { pageFor } from './page-for.ts';
import { requireProfileFor } from './prepare-reading.ts';
import { nameOf } from './reading-name.ts';
import { type ReadingContext, requestOf } from './reading-request.ts';

/** The user's day, and the moment at which its pages are written. */
export interface Day {
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}

export interface PageWriter {
  /** The page that stands, or a new one of the Book; null where the profile holds too little for it. */
  readonly read: (context: ReadingContext) => ShownPage | null;
  /** The page that stands; null where there is none yet. */
  readonly find: (context: ReadingContext) => ShownPage | null;
  /** What was written so far and stands nowhere yet. */
  readonly written: readonly NewPage[];
}

/** Writes the pages of a day from the Book, as the screens show them. None repeats another. */
export function pageWriter(
  { oracle }: Pick<Deps, 'oracle'>,
  user: ReadingUser,
  day: Day,
  before: readonly NewPage[] = [],
): PageWriter {
  const { userId, pages } = user;
  const written: NewPage[] = [];
  const find = (request: WrittenRequest | null): ShownPage | null =>
    request && pages.shown(nameOf(request), day.date);
  const write = (request: WrittenRequest): ShownPage => {
    const reading = nameOf(request);
    const history = pages.historyFor(reading, [...before, ...written].map(recordOf));
    const again = pages.againOf(reading, day.date);
    const made = pageFor(oracle, request, { userId, history, again });
    const page = shownPage(made, request, oracle.sky);
    const { used, told, shape } = made;
    const turn = pages.turnOf(reading, day.date);
    const key = { userId, reading, readingDate: day.date, turn, createdAt: day.now };
    written.push({ ...key, page, used, told, shape });
    return page;
  };
  return {
    written,
    find: (context) => find(requestFor(user, context, day)),
    read: (context) => {
      const request = requestFor(user, context, day);
      return request && (find(request) ?? write(request));
    },
  };
}

const recordOf = ({ reading, readingDate: date, used, told, shape }: NewPage): PageRecord => ({
  reading,
  date,
  used,
  told,
  shape,
});

const shownPage = (
  { title, parts, facts }: Page,
  request: WrittenRequest,
  sky: SkyTable,
): ShownPage => ({
  title,
  parts: parts.map(({ cites, ...part }) => ({ ...part, cites: [...cites] })),
  receipts: drawnReceipts(
    facts.map((fact) => ({ ...fact })),
    sky,
    request,
  ),
  source: { writer: 'embedded', model: null, fallback: null },
});

/** Null when a birth date is known, which is enough for the horoscope, and not what the guidance needs. */
export function requestFor(
  { profile, plan }: ReadingUser,
  context: ReadingContext,
  { date, zone }: Day,
): WrittenRequest | null {
  try {
    return requestOf(context, requireProfileFor(context, profile, plan, refuse), { date, zone });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'profile_incomplete') return null;
    throw error;
  }
}
