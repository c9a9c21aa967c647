import { NUMBER_LINES } from '../../../../content/chat/number-lines.ts';
import { todayOf } from '../calendar/date-words.ts';
import { firstNameNote } from '../numbers/first-name-note.ts';
import { dateSum, nameSum, reduceNumber } from '../numbers/digit-sums.ts';
import { fill, note, type Filled, type Slot, type SlotContext, type SlotGroup } from '../slot.ts';

const VOWELS = /[aeiou]/giu;
const CONSONANTS = /[^aeiou\s'’.-]/giu;

const ofName =
  (words: string, left: RegExp | null): Slot =>
  ({ birthName }) => {
    const letters = left === null ? birthName : (birthName?.replaceAll(left, '') ?? null);
    const sum = letters === null || letters.trim() === '' ? null : nameSum(letters);
    if (sum === null || birthName === null) return null;
    const line = `Your ${words} is ${sum.value}, from the name ${birthName}: ${sum.words} It's read as ${NUMBER_LINES[sum.value] ?? ''}`;
    return fill(
      [line, firstNameNote(birthName)].filter((one) => one !== null).join(' '),
      note(words, `${words} ${sum.value}, from ${birthName}`),
    );
  };

const birthday: Slot = ({ person }) => {
  const day = Number(person.birth?.date.slice(8));
  if (!(day > 0)) return null;
  const { value, steps } = reduceNumber(day);
  return fill(
    `Your birthday number is ${value}${steps === '' ? '' : `, because ${steps}`}. It's read as ${NUMBER_LINES[value] ?? ''}`,
    note('birthday-number', `Birthday number ${value}, from day ${day}`),
  );
};

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** How often each digit stands in the birth date; zeros are left out. */
function digitCounts({ person, plain }: SlotContext): Filled | null {
  const date = person.birth?.date;
  if (date === undefined) return null;
  const count = (digit: number): number => date.split(String(digit)).length - 1;
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const asked = digits.find(
    (digit) =>
      plain.includes(WORDS[digit] ?? '?') || new RegExp(`\\b${digit}'?s\\b`, 'u').test(plain),
  );
  const most = digits.reduce((a, b) => (count(b) > count(a) ? b : a));
  const digit = asked ?? most;
  const missing = digits.filter((one) => count(one) === 0);
  return fill(
    `${digit} stands ${count(digit) === 0 ? 'nowhere' : TIMES[count(digit)]} in your birth date and is read as ${NUMBER_LINES[digit] ?? ''} Missing are ${missing.join(', ')}.`,
    note('digits', `Digits of ${date}`),
  );
}

const WORDS = [
  '',
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
];

function universalYear(context: SlotContext): Filled | null {
  const year = Number(/\b20\d\d\b/u.exec(context.plain)?.[0] ?? todayOf(context).slice(0, 4));
  const { value, steps } = reduceNumber(year, false);
  return fill(
    `${year} is a universal year ${value}: ${steps}. It's read as ${NUMBER_LINES[value] ?? ''}`,
    note('universal-year', `${year}: ${value}`),
  );
}

const lifePath: Slot = ({ person }) => {
  const date = person.birth?.date;
  if (date === undefined) return null;
  const { value, words } = dateSum(date);
  return fill(`Yours is ${value}. ${words}`, note('life-path', `Life path ${value}`));
};

export const numberValues = {
  'expression number': ofName('expression number', null),
  'soul urge number': ofName('soul urge number', CONSONANTS),
  'personality number': ofName('personality number', VOWELS),
  'birthday number': birthday,
  'lo shu grid': digitCounts,
  'universal year': universalYear,
  'life path': lifePath,
} as const satisfies SlotGroup;
