import { DAY_MS } from '@palm/astrology/instant';
import { type Card, CARDS } from '../../../../content/chat/cards/cards.ts';
import { sumOfDigits } from '../numbers/digit-sums.ts';
import { fill, note, type Slot, type SlotGroup } from '../slot.ts';

const MAJOR_COUNT = 22;

/** The card of a number, whose digits are added until it is 22 or less; 22 is the Fool. */
function cardOf(number: number): { sum: number; card: Card | undefined } {
  let sum = number;
  while (sum > MAJOR_COUNT) sum = sumOfDigits(sum);
  return { sum, card: CARDS[sum % MAJOR_COUNT] };
}

/** The sum of day, month and year. */
const birthCard: Slot = ({ person }) => {
  const parts = person.birth?.date.split('-').map(Number);
  if (parts === undefined) return null;
  const { sum, card } = cardOf(parts.reduce((total, part) => total + part, 0));
  return card === undefined
    ? null
    : fill(
        `Your birth card is ${card.name}: ${card.line}`,
        note('birth-card', `Birth date adds up to ${sum}: ${card.name}`),
      );
};

const MAYA_DAYS =
  'Imix|Ik|Akbal|Kan|Chicchan|Cimi|Manik|Lamat|Muluc|Oc|Chuen|Eb|Ben|Ix|Men|Cib|Caban|Etznab|Cauac|Ahau'.split(
    '|',
  );
/** Julian day of the first day of the long count, 4 Ahau (correlation of Goodman, Martínez and Thompson). */
const MAYA_START = 584_283;
const JULIAN_OF_1970 = 2_440_588;

const tzolkin: Slot = ({ person }) => {
  const date = person.birth?.date;
  if (date === undefined) return null;
  const days = Date.parse(`${date}T00:00:00Z`) / DAY_MS + JULIAN_OF_1970 - MAYA_START;
  const words = `${((days + 3) % 13) + 1} ${MAYA_DAYS[(days + 19) % 20]}`;
  return fill(`Your day in the tzolkin is ${words}.`, note('tzolkin', `${date} is ${words}`));
};

/** The digits of a calendar year added up. */
const yearCard: Slot = ({ plain, now }) => {
  const year = /\b20\d\d\b/u.exec(plain)?.[0] ?? String(new Date(now).getUTCFullYear());
  const { sum, card } = cardOf(Number(year));
  return card === undefined
    ? null
    : fill(
        `The card of ${year} is ${card.name}: ${card.line}`,
        note('year-card', `${year} adds up to ${sum}: ${card.name}`),
      );
};

export const birthDateValues = {
  'year card': yearCard,
  'birth card': birthCard,
  'mayan calendar': tzolkin,
} as const satisfies SlotGroup;
