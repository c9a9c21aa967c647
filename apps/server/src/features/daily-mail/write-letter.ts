import { SIGNS } from '@palm/astrology/vocabulary';
import type { OwnReading, WrittenDay } from '../oracle/write-day.ts';
import type { DailyLetter, Section } from './daily-letter.ts';
import { briefSection, wholeSection } from './letter-sections.ts';
import { subjectOf } from './subject-of.ts';

/**
 * The day's guidance and the horoscope, as the screens give them. With both, the horoscope is brief: a letter has
 * one thing to do in it. Null when there is neither.
 */
export function writeLetter(
  date: string,
  { guidance, horoscope, sign }: Omit<WrittenDay, 'marks'>,
): DailyLetter | null {
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
