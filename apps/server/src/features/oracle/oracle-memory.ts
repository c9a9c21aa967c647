import { createSkyTable, type SkyTable } from '@palm/astrology/sky-table';
import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { seconds } from '@palm/contract/durations';
import type { Book } from '@palm/oracle/book';
import { type BookSkyOf, createBookSkies } from '@palm/oracle/book/skies';
import { openBook } from '@palm/oracle/open-book';
import { type Chat, openChat } from '@palm/oracle/open-chat';
import { skyOfDay, type SkyOfDay } from '@palm/oracle/sky-of-day';
import { Lanes, type WaitingBounds } from '../../platform/lanes.ts';
import { RateLeases } from '../../platform/rate-limit/rate-leases.ts';
import type { SharedDraft } from './model/share-draft.ts';

export type SignPage = OutputOf<Calls['signHoroscope']>;

/** What one process keeps in mind between answers. */
export interface OracleMemory {
  /** What the chat knows and how it understands. */
  readonly chat: Chat;
  /** The sky of a date in a zone: ten milliseconds' work, and the same for everybody who shares them. */
  readonly skyOf: (date: string, zone: string) => SkyOfDay;
  /** Where the planets are at any moment, for the searches of the chat. */
  readonly sky: SkyTable;
  /** What readings say; read from its files on first use. */
  readonly book: () => Book;
  /** The same sky with the ways of the planets, for pages of the Book. */
  readonly bookSkyOf: BookSkyOf;
  /** Today's horoscopes of the signs, which everybody shares; by sign, date and zone. */
  readonly signPages: Map<string, SignPage>;
  /** The shared readings that a model is writing at this moment, by name and date. */
  readonly underWay: Map<string, SharedDraft>;
  /** Questions that are counted already and may still be asked. */
  readonly uses: RateLeases;
  readonly lanes: Lanes;
}

/** Today in every zone, and each day of the next eight weeks once. */
const SKIES_KEPT = 200;
/** Enough to keep the one processor busy that writes while others wait for the database. */
const OWN_LANES = 8;
/** An answer of a language model is mostly waiting. */
const MODEL_LANES = 64;
const WAITING: WaitingBounds = { maxWaiting: 200, maxWaitMs: seconds(1.5) };

interface OracleOptions {
  readonly chat?: Chat;
  readonly hasModel?: boolean;
}

export function createOracleMemory({
  chat = openChat(),
  hasModel = false,
}: OracleOptions = {}): OracleMemory {
  const skies = new Map<string, SkyOfDay>();
  const sky = createSkyTable();
  const skyOf = (date: string, zone: string): SkyOfDay => {
    const key = `${date} ${zone}`;
    const found = skies.get(key) ?? skyOfDay(date, zone);
    skies.set(key, found);
    const [oldest] = skies.keys();
    if (skies.size > SKIES_KEPT && oldest !== undefined) skies.delete(oldest);
    return found;
  };
  return {
    chat,
    sky,
    skyOf,
    book: openBook,
    bookSkyOf: createBookSkies(skyOf, sky),
    signPages: new Map(),
    underWay: new Map(),
    uses: new RateLeases(),
    lanes: new Lanes(hasModel ? MODEL_LANES : OWN_LANES, WAITING),
  };
}
