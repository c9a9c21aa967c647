import type { SignId } from '@palm/astrology/vocabulary';
import type { Receipt } from '@palm/contract/oracle';
import type { Fact } from '@palm/oracle/fact';
import { factsFor } from '@palm/oracle/facts';
import { fourGrams } from '@palm/oracle/four-grams';
import type { Reading } from '@palm/oracle/reading';
import type { WrittenRequest } from '@palm/oracle/write';
import type { Deps } from '../../deps.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KnownReader } from './learn-readers.ts';
import { personOf } from './person-of.ts';
import { readerOf } from './prepare-reading.ts';
import { nameOf, type ReadingContext, requestOf } from './reading-request.ts';
import { addMarks, type NewMark } from './store/marks.ts';
import { writeUnlike } from './write-unlike.ts';

interface Day {
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}

export interface OwnReading extends Pick<Reading, 'title' | 'parts'> {
  readonly receipts: readonly Receipt[];
}

/** Null is what was not wanted, and what the profile holds too little for. */
export interface WrittenDay {
  readonly guidance: OwnReading | null;
  readonly horoscope: OwnReading | null;
  readonly sign: SignId | undefined;
  /** To be kept in the transaction that gives the readings away. */
  readonly marks: readonly NewMark[];
}

/**
 * The day's guidance and the horoscope of the reader's own sign, in our own words alone: for mails, which nobody waits
 * for. Neither repeats the other, and what is true for one is true for both: the same chart under the same sky.
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
  const marks: NewMark[] = [];
  let facts: readonly Fact[] | undefined;
  const write = (context: ReadingContext): OwnReading | null => {
    const request = requestFor(reader, context, day);
    if (request === null) return null;
    facts ??= factsFor(request, oracle.skyOf(day.date, day.zone));
    const name = nameOf(request);
    const reading = writeUnlike(oracle, request, facts, {
      seed: reader.userId,
      turn: reader.turnOf(name, day.date),
      history: [...reader.history, ...marks.map(({ grams }) => grams)],
    });
    marks.push(markOf(reader, name, reading, day));
    return ownReading(reading);
  };
  const guidance = wantsGuidance ? write({ kind: 'daily', type: 'daily-guidance' }) : null;
  const sign = reader.profile ? personOf(reader.profile).sign : undefined;
  const horoscope =
    wantsHoroscope && sign ? write({ kind: 'horoscope', type: 'daily', sign }) : null;
  return { guidance, horoscope, sign, marks };
}

export const keepMarks = (db: Db, marks: readonly NewMark[]): Promise<void> => addMarks(db, marks);

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

const markOf = (
  { userId }: KnownReader,
  reading: string,
  { text }: Reading,
  { date, now }: Day,
): NewMark => ({ userId, reading, readingDate: date, grams: fourGrams(text), createdAt: now });

const ownReading = ({ title, parts, facts }: Reading): OwnReading => ({
  title,
  parts,
  receipts: facts.map((fact) => ({ ...fact })),
});
