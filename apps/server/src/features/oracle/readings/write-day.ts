import type { SignId } from '@palm/astrology/vocabulary';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import { keepPages, type NewPage } from '../store/keep-pages.ts';
import type { ReadingUser } from './load-reading-users.ts';
import { type Day, pageWriter } from './page-writer.ts';
import { personOf } from './person-of.ts';
import type { ReadingContext } from './reading-request.ts';

export interface WantedDay extends Day {
  readonly wantsGuidance: boolean;
  readonly wantsHoroscope: boolean;
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
 * The day's guidance and the horoscope of the user's own sign, as the screens show them. A page that was not shown
 * yet is written from the Book. Neither page repeats the other.
 */
export function writeDay(
  deps: Pick<Deps, 'oracle'>,
  user: ReadingUser,
  wanted: WantedDay,
): WrittenDay {
  const { read, written } = pageWriter(deps, user, wanted);
  const contexts = contextsOf(user, wanted);
  const guidance = contexts.guidance && read(contexts.guidance);
  const horoscope = contexts.horoscope && read(contexts.horoscope);
  return { guidance, horoscope, sign: signOf(user), pages: written };
}

const signOf = ({ profile }: ReadingUser): SignId | undefined =>
  profile ? personOf(profile).sign : undefined;

/** The readings that a day is to bring; null is what is not wanted. */
export function contextsOf(
  user: ReadingUser,
  { wantsGuidance, wantsHoroscope }: WantedDay,
): Record<'guidance' | 'horoscope', ReadingContext | null> {
  const sign = signOf(user);
  return {
    guidance: wantsGuidance ? { kind: 'daily', type: 'daily-guidance' } : null,
    horoscope: wantsHoroscope && sign ? { kind: 'horoscope', type: 'daily', sign } : null,
  };
}

/** In the transaction that gives them away. */
export const keepDay = (db: Db, { pages }: Pick<WrittenDay, 'pages'>): Promise<void> =>
  keepPages(db, pages);
