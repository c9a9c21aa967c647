import { SIGNS } from '@palm/astrology/vocabulary';
import type { OwnReading, WrittenDay } from '../../oracle/readings/write-day.ts';
import { copy } from '../copy.ts';
import type { DailyLetter, Section } from './daily-letter.ts';

/** The day's guidance and the horoscope, as the screens show them. Null when there is neither. */
export function writeLetter(
  date: string,
  { guidance, horoscope, sign }: Omit<WrittenDay, 'pages'>,
): DailyLetter | null {
  if (!sign) return null;
  const sections = [
    ...(guidance ? [sectionOf(copy.letter.guidance, guidance)] : []),
    ...(horoscope ? [sectionOf(copy.letter.horoscope(SIGNS[sign].name), horoscope)] : []),
  ];
  const [first] = sections;
  return first ? { date, subject: first.title, sections } : null;
}

const sectionOf = (label: string, { title, parts, receipts }: OwnReading): Section => ({
  label,
  title: title ?? label,
  paragraphs: parts.map(({ text, isAside = false }) => ({ text, isAside })),
  facts: receipts.map(({ words }) => words),
});
