import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import { todayOf } from '../../../slots/calendar/date-words.ts';
import { addDays } from '../../../slots/calendar/local-time.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { type LookUp, type Told, told, wholeOf } from '../look-up.ts';

const BABY = /\b(?:due|expecting|(?<!cusp )baby|babies)\b/u;
const ASKS_SIGN =
  /\b(?:sign|zodiac)\b|\bwhat (?:will|would|is) (?:he|she|it|they|the baby|my baby|our baby)(?: going to)? be\b/u;
const MONTH_WORD = /\b(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/u;
const DAY_WORD = /\b(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?! (?:weeks?|months?|days?|years?|kids?))/u;

/** "due 19 january, capricorn or aquarius": babies seldom keep to the day, so the neighbouring sign is told too. */
export const dueDateSign: LookUp = {
  family: 'sun-sign',
  isAsked: (piece) => {
    const whole = wholeOf(piece);
    const { sign, sign_b: second } = piece.entities;
    return (
      BABY.test(whole) &&
      MONTH_WORD.test(whole) &&
      (ASKS_SIGN.test(whole) || (sign !== undefined && second !== undefined)) &&
      !/\b(?:born|birthday|chinese|compatib\w*|was)\b/u.test(whole)
    );
  },
  tell: (context, piece) => {
    const whole = wholeOf(piece);
    const month =
      MONTHS.findIndex((name) =>
        name.toLowerCase().startsWith(MONTH_WORD.exec(whole)?.groups?.['month'] ?? ' '),
      ) + 1;
    const day = Number(DAY_WORD.exec(whole)?.groups?.['day'] ?? 0);
    if (month === 0 || day > 31) return null;
    return day === 0 ? tellMonth(month, context) : tellDay(month, day, context);
  },
};

const isoOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The next such day. */
function comingDay(month: number, day: number, context: SlotContext): string {
  const today = todayOf(context);
  const year = Number(today.slice(0, 4));
  const iso = isoOf(year, month, day);
  return iso < today ? isoOf(year + 1, month, day) : iso;
}

const signsOn = (iso: string, zone: string): readonly SignId[] =>
  signsOfBirthday(iso, Number(iso.slice(0, 4)), zone);

const dayName = (iso: string): string =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''} ${Number(iso.slice(8))}`;

/** How far from the due date most babies come. */
const DAYS_OFF = 14;

function tellDay(month: number, day: number, context: SlotContext): Told | null {
  const due = comingDay(month, day, context);
  const [sign, second] = signsOn(due, context.zone);
  if (sign === undefined) return null;
  if (second !== undefined) {
    return told(
      `${dayName(due)}, ${due.slice(0, 4)}, is the border itself: the Sun moves from ${SIGNS[sign].name} into ${SIGNS[second].name} that day, so the hour decides. A day earlier is ${SIGNS[sign].name}, a day later ${SIGNS[second].name}, and few babies keep to the date.`,
    );
  }
  const near = Array.from({ length: 2 * DAYS_OFF + 1 }, (_, at) => addDays(due, at - DAYS_OFF));
  const border = near
    .toSorted((a, b) => distance(a, due) - distance(b, due))
    .find((iso) => signsOn(iso, context.zone).length === 2);
  const { name } = SIGNS[sign];
  if (border === undefined) {
    return told(
      `${name}, and safely so: the Sun is in ${name} on ${dayName(due)} and two weeks either way.`,
    );
  }
  const [before, after] = signsOn(border, context.zone);
  if (before === undefined || after === undefined) return null;
  const isLate = border > due;
  const other = SIGNS[isLate ? after : before].name;
  return told(
    `On ${dayName(due)} it's ${name}. The Sun moves from ${SIGNS[before].name} into ${SIGNS[after].name} on ${dayName(border)}, so a baby who comes ${isLate ? 'late' : 'early'} can be ${other}; few keep to the date. On ${dayName(border)} itself the hour decides.`,
  );
}

const distance = (iso: string, from: string): number =>
  Math.abs(Date.parse(iso) - Date.parse(from));

function tellMonth(month: number, context: SlotContext): Told | null {
  const first = comingDay(month, 1, context);
  const days = Array.from({ length: 31 }, (_, at) => addDays(first, at));
  const border = days.find((iso) => signsOn(iso, context.zone).length === 2);
  const [before, after] = border === undefined ? [] : signsOn(border, context.zone);
  if (border === undefined || before === undefined || after === undefined) return null;
  return told(
    `Both happen in ${MONTHS[month - 1] ?? ''}: ${SIGNS[before].name} before ${dayName(border)}, ${SIGNS[after].name} after it, and on the day itself the hour decides. Tell me the due date and I'll say which it's nearer to.`,
  );
}
