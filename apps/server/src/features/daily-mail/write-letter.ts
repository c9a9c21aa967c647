import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { OracleContext } from '@palm/contract/oracle';
import type { Deps } from '../../deps.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { type OwnReading, writeOwnReading } from '../oracle/write-own-reading.ts';
import type { DailyLetter, Section } from './daily-letter.ts';
import { briefSection, wholeSection } from './letter-sections.ts';
import type { Reader } from './store/readers.ts';
import { subjectOf } from './subject-of.ts';

export interface LetterWish {
  readonly reader: Reader;
  /** The date the sky is read for. */
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}

/**
 * The day's guidance and the horoscope, as the screens give them. With both, the horoscope is brief: a letter has
 * one thing to do in it. Null when the profile holds too little for what is wanted.
 */
export async function writeLetter(
  deps: Pick<Deps, 'oracle'>,
  db: Db,
  wish: LetterWish,
): Promise<DailyLetter | null> {
  const { reader, date } = wish;
  const sign = reader.birthDate === null ? null : signOf(reader.birthDate);
  const guidance = reader.wantsReading
    ? await tryReading(deps, db, wish, { kind: 'daily', type: 'daily-guidance' })
    : null;
  const horoscope =
    reader.wantsHoroscope && sign
      ? await tryReading(deps, db, wish, { kind: 'horoscope', type: 'daily', sign })
      : null;
  const lead = guidance ?? horoscope;
  if (!lead || !sign) return null;
  return {
    date,
    subject: subjectOf(date, lead.receipts),
    sections: [
      ...(guidance ? [wholeSection('Daily guidance', guidance)] : []),
      ...(horoscope
        ? [horoscopeSection(`${SIGNS[sign].name} horoscope`, horoscope, guidance)]
        : []),
    ],
  };
}

/** Beside guidance it is brief, and rests on something else. */
const horoscopeSection = (
  label: string,
  horoscope: OwnReading,
  guidance: OwnReading | null,
): Section =>
  guidance
    ? briefSection(label, horoscope, new Set(guidance.receipts.map(({ id }) => id)))
    : wholeSection(label, horoscope);

function signOf(birthDate: string): SignId {
  const [, month = 0, day = 0] = birthDate.split('-').map(Number);
  return zodiacSignOf({ month, day });
}

type ReadingContext = Exclude<OracleContext, { kind: 'chat' }>;

async function tryReading(
  deps: Pick<Deps, 'oracle'>,
  db: Db,
  { reader, date, zone, now }: LetterWish,
  context: ReadingContext,
): Promise<OwnReading | null> {
  try {
    return await writeOwnReading(
      deps,
      db,
      { userId: reader.userId, context, date, zone, now },
      refuse,
    );
  } catch (error) {
    // A birth date alone is enough for the horoscope and not for the guidance.
    if (error instanceof Refusal && error.code === 'profile_incomplete') return null;
    throw error;
  }
}
