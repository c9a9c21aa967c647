import type { SkyTable } from '@palm/astrology/sky-table';
import type { SignId } from '@palm/astrology/vocabulary';
import type { PageRecord } from '@palm/oracle/book/history';
import type { Page } from '@palm/oracle/book/page';
import type { WrittenRequest } from '@palm/oracle/request';
import type { Deps } from '../../../deps.ts';
import { refuse, Refusal } from '../../../http/answers/refusal.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import type { KnownReader } from './learn-readers.ts';
import { drawnReceipts } from './drawn-receipts.ts';
import { pageFor } from './page-for.ts';
import { personOf } from './person-of.ts';
import { readerOf } from './prepare-reading.ts';
import { nameOf, type ReadingContext, requestOf } from './reading-request.ts';
import { keepPages, type NewPage } from '../store/pages.ts';

interface Day {
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}

export type OwnReading = Pick<ShownPage, 'title' | 'parts' | 'receipts'>;

/** Null is what was not wanted, and what the profile holds too little for. */
export interface WrittenDay {
  readonly guidance: OwnReading | null;
  readonly horoscope: OwnReading | null;
  readonly sign: SignId | undefined;
  /** To be kept in the transaction that gives the readings away. */
  readonly pages: readonly NewPage[];
}

/**
 * The day's guidance and the horoscope of the reader's own sign, as the screens show them. A page that was not shown
 * yet is written from the Book alone, because no user waits for a mail. Neither page repeats the other.
 */
export function writeDay(
  { oracle }: Pick<Deps, 'oracle'>,
  reader: KnownReader,
  {
    wantsGuidance,
    wantsHoroscope,
    ...day
  }: Day & {
    readonly wantsGuidance: boolean;
    readonly wantsHoroscope: boolean;
  },
): WrittenDay {
  const written: NewPage[] = [];
  const read = (context: ReadingContext): OwnReading | null => {
    const request = requestFor(reader, context, day);
    if (request === null) return null;
    const reading = nameOf(request);
    const shown = reader.pages.shown(reading, day.date);
    if (shown !== null) return shown;
    const history = reader.pages.historyFor(reading, written.map(recordOf));
    const again = reader.pages.againOf(reading, day.date);
    const made = pageFor(oracle, request, { userId: reader.userId, history, again });
    const page = shownPage(made, oracle.sky);
    const { used, told, shape } = made;
    const { userId } = reader;
    const turn = reader.pages.turnOf(reading, day.date);
    const key = { userId, reading, readingDate: day.date, turn, createdAt: day.now };
    written.push({ ...key, page, used, told, shape });
    return page;
  };
  const guidance = wantsGuidance ? read({ kind: 'daily', type: 'daily-guidance' }) : null;
  const sign = reader.profile ? personOf(reader.profile).sign : undefined;
  const horoscope =
    wantsHoroscope && sign ? read({ kind: 'horoscope', type: 'daily', sign }) : null;
  return { guidance, horoscope, sign, pages: written };
}

/** In the transaction that gives them away. */
export const keepDay = (db: Db, { pages }: Pick<WrittenDay, 'pages'>): Promise<void> =>
  keepPages(db, pages);

const recordOf = ({ reading, readingDate: date, used, told, shape }: NewPage): PageRecord => ({
  reading,
  date,
  used,
  told,
  shape,
});

const shownPage = ({ title, parts, facts }: Page, sky: SkyTable): ShownPage => ({
  title,
  parts: parts.map(({ cites, ...part }) => ({ ...part, cites: [...cites] })),
  receipts: drawnReceipts(
    facts.map((fact) => ({ ...fact })),
    sky,
  ),
  source: { writer: 'embedded', model: null, fallback: null },
});

/** Null when a birth date is known, which is enough for the horoscope, and not what the guidance needs. */
function requestFor(
  { profile, plan }: KnownReader,
  context: ReadingContext,
  { date, zone }: Day,
): WrittenRequest | null {
  try {
    return requestOf(context, readerOf(context, profile, plan, refuse), { date, zone });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'profile_incomplete') return null;
    throw error;
  }
}
