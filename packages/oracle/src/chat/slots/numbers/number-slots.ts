import { dateWords, todayOf } from '../calendar/date-words.ts';
import { fill, note, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { firstNameNote } from './first-name-note.ts';
import { dateSum, type DigitSum, nameSum, reduceNumber, sumOfAllDigits } from './digit-sums.ts';

/** The birth date, or another one that the user typed. */
function birthDate({ person, entities }: SlotContext): string | null {
  const typed = entities.date;
  return typed?.isBirth === true ? typed.iso : (person.birth?.date ?? null);
}

function tell(context: SlotContext, read: (date: string) => string | number | null): Filled | null {
  const date = birthDate(context);
  if (date === null) return null;
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)];
  const words = `Birth date ${dateWords(`${year}-${month}-${day}`, context)}; month, day and year added`;
  return fill(read(date), note('birth-numbers', words));
}

/** The year that was asked about, this one unless another was named. */
const yearAsked = (context: SlotContext): string =>
  /\b20\d\d\b/u.exec(context.plain)?.[0] ??
  (/\bnext year\b/u.test(context.plain)
    ? String(Number(todayOf(context).slice(0, 4)) + 1)
    : todayOf(context).slice(0, 4));

const personalYear = (date: string, context: SlotContext): DigitSum =>
  dateSum(`${yearAsked(context)}${date.slice(4)}`, false);

const birthdayNumber = (date: string): number => reduceNumber(Number(date.slice(8))).value;

const withArticle = (number: number): string =>
  `${number === 8 || number === 11 ? 'an' : 'a'} ${number}`;

function matchNote(date: string, context: SlotContext): string | null {
  const numbers = [dateSum(date).value, birthdayNumber(date), personalYear(date, context).value];
  return new Set(numbers).size < numbers.length
    ? 'Two of them match, which the books would make a lot of.'
    : null;
}

function ofName(
  { birthName }: SlotContext,
  read: (sum: DigitSum) => string | number,
): Filled | null {
  const sum = birthName === null ? null : nameSum(birthName);
  return sum === null ? null : fill(read(sum), note('name-number', `Letters added: ${sum.words}`));
}

export const numberSlots = {
  life_path: (context) => tell(context, (date) => dateSum(date).value),
  life_path_sum: (context) => tell(context, (date) => dateSum(date).words),
  a_number: (context) => tell(context, (date) => withArticle(dateSum(date).value)),
  birthday_number: (context) => tell(context, birthdayNumber),
  personal_year: (context) => tell(context, (date) => personalYear(date, context).value),
  personal_year_sum: (context) => tell(context, (date) => personalYear(date, context).words),
  year: (context) => fill(yearAsked(context)),
  other_method: (context) =>
    tell(context, (date) => {
      const other = sumOfAllDigits(date);
      return other === dateSum(date).value ? null : other;
    }),
  match_note: (context) => tell(context, (date) => matchNote(date, context)),
  name_number: (context) => ofName(context, ({ value }) => value),
  name_sum: (context) => ofName(context, ({ words }) => words),
  birth_name: ({ birthName }) => fill(birthName),
  first_name_note: ({ birthName }) => fill(firstNameNote(birthName)),
} as const satisfies SlotGroup;
