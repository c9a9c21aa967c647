import type { SignId } from '@palm/astrology/vocabulary';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import { keepPages, type NewPage } from '../store/pages.ts';
import type { KnownReader } from './learn-readers.ts';
import { pageWriter } from './page-writer.ts';
import { personOf } from './person-of.ts';

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
  deps: Pick<Deps, 'oracle'>,
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
  const { read, written } = pageWriter(deps, reader, day);
  const guidance = wantsGuidance ? read({ kind: 'daily', type: 'daily-guidance' }) : null;
  const sign = reader.profile ? personOf(reader.profile).sign : undefined;
  const horoscope =
    wantsHoroscope && sign ? read({ kind: 'horoscope', type: 'daily', sign }) : null;
  return { guidance, horoscope, sign, pages: written };
}

/** In the transaction that gives them away. */
export const keepDay = (db: Db, { pages }: Pick<WrittenDay, 'pages'>): Promise<void> =>
  keepPages(db, pages);
