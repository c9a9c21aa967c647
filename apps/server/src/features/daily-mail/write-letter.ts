import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { OracleContext } from '@palm/contract/oracle';
import type { Deps } from '../../deps.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { type OwnReading, writeOwnReading } from '../oracle/write-own-reading.ts';
import type { DailyLetter, Section } from './daily-letter.ts';
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
 * The day's guidance and the horoscope, as the screens give them. With both, the horoscope keeps to its first fact: a
 * letter has one thing to do in it. Null when the profile holds too little for what is wanted.
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
  const sectionOf = guidance ? briefSection : wholeSection;
  return {
    date,
    subject: subjectOf(date, lead.receipts),
    sections: [
      ...(guidance ? [wholeSection('Daily guidance', guidance)] : []),
      ...(horoscope ? [sectionOf(`${SIGNS[sign].name} horoscope`, horoscope)] : []),
    ],
  };
}

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

/** All of it; the question it closes with stands by itself. */
function wholeSection(label: string, { title, parts, receipts }: OwnReading): Section {
  const last = parts.at(-1)?.text ?? '';
  const question = last.endsWith('?') ? last : null;
  const body = question === null ? parts : parts.slice(0, -1);
  return {
    label,
    title: title ?? label,
    text: textOf(body),
    question,
    facts: receipts.map(({ words }) => words),
  };
}

/** The fact it rests on, and what is said of it: a fact with its feeling, before one that is only mentioned. */
function briefSection(label: string, { title, parts, receipts }: OwnReading): Section {
  const cited = parts.flatMap(({ cites }) => cites);
  const first = cited.find((id, at) => cited.indexOf(id) < at) ?? cited[0];
  const said = parts
    .filter(({ cites }) => first !== undefined && cites.includes(first))
    // What comes after the fact and its feeling would be a second thing to do.
    .slice(0, 2);
  return {
    label,
    title: title ?? label,
    text: textOf(said.length > 0 ? said : parts.slice(0, 2)),
    question: null,
    facts: receipts.filter(({ id }) => id === first).map(({ words }) => words),
  };
}

const textOf = (parts: OwnReading['parts']): string => parts.map(({ text }) => text).join(' ');
