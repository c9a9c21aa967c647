import type { BookDate } from '@palm/oracle/book/date';

/** What a calendar app is told about one user's dates. */
export interface CalendarOf {
  readonly dates: readonly BookDate[];
  /** Tells the events of one user from those of another in a calendar that follows both. */
  readonly owner: string;
  /** When this was written; the same all day, so that an unchanged calendar is an unchanged file. */
  readonly writtenAt: Date;
  /** Where the dates can be read. */
  readonly page: string;
}

/** An iCalendar file (RFC 5545). */
export const calendarText = ({ dates, owner, writtenAt, page }: CalendarOf): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palm & Soul//Your dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped('Palm & Soul: your dates')}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...dates.flatMap((date) => eventLines(date, { owner, writtenAt, page })),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

function eventLines(
  { id, at, date, time, title, sentence, line }: BookDate,
  { owner, writtenAt, page }: Omit<CalendarOf, 'dates'>,
): string[] {
  const description = [sentence, line, page].filter((part) => part !== null).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}.${owner}@palm-and-soul`,
    `DTSTAMP:${utc(writtenAt)}`,
    ...(time === null
      ? [`DTSTART;VALUE=DATE:${plain(date)}`, `DTEND;VALUE=DATE:${plain(dayAfter(date))}`]
      : [`DTSTART:${utc(new Date(at))}`, 'DURATION:PT30M']),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${page}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** 20261208T005100Z; seconds are left out, as almanacs do. */
const utc = (at: Date): string => {
  const rounded = new Date(Math.round(at.getTime() / MINUTE_MS) * MINUTE_MS);
  return `${plain(rounded.toISOString().slice(0, 19)).replaceAll(':', '')}Z`;
};
const MINUTE_MS = 60_000;

const plain = (date: string): string => date.replaceAll('-', '');

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** RFC 5545, 3.1: no line longer than 75 octets; what goes on begins with a space. */
const LINE_OCTETS = 75;

function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
