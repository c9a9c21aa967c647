import { SIGNS } from '@palm/astrology/vocabulary';
import type { OwnReading, WrittenDay } from '../oracle/write-day.ts';
import type { DailyLetter, Section } from './daily-letter.ts';
import { subjectOf } from './subject-of.ts';

/**
 * The day's guidance and the horoscope, as the screens give them. With both, the horoscope keeps to its first fact: a
 * letter has one thing to do in it. Null when there is neither.
 */
export function writeLetter(
  date: string,
  { guidance, horoscope, sign }: Omit<WrittenDay, 'marks'>,
): DailyLetter | null {
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
