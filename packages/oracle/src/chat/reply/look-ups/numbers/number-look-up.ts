import { NUMBER_LINES } from '../../../../../content/chat/number-lines.ts';
import { reduceNumber, sumOfDigits } from '../../../slots/numbers/digit-sums.ts';
import { note } from '../../../slots/slot.ts';
import { type LookUp, told } from '../look-up.ts';

const ASKED =
  /\b(?:what (?:does|is|about)|meaning of|why (?:do|am) i)\b.{0,40}?\b(?:the )?(?:number )?(?<number>\d{1,4})\b.{0,30}?\b(?:mean|means|meaning|stand for|numerology|say|everywhere)\b|^(?:the )?(?:number )?(?<first>\d{1,4}) (?:meaning|in numerology|numerology)\b|\bnumber (?<named>\d{1,4}) (?:mean\w*|in numerology)|\bmeaning of (?:the )?(?:number )?(?<of>\d{1,4})$|\bnumerology (?:of|for|number) (?<sum>\d{1,4})\b|\bborn on (?:the|a) (?<born>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\bspecial about (?:the )?(?:number )?(?<about>\d{1,4})\b|\bis (?:the )?(?:number )?(?<is>\d{1,4}) (?:really |actually )?(?:an? )?(?:special|lucky|unlucky|master|bad|good|magic|powerful|spiritual|cursed|evil|holy)\b/u;
/** Ages, dates, houses, clock times and repeated digits have answers of their own. */
const OTHER =
  /\b(?:house|houses|degrees?|years? old|birthday|turn\w*|card|cards|cups|swords|wands|pentacles|am|pm|o'clock|life path|path)\b|\d[:/.]\d|\b(?:19|20)\d\d\b/u;
const REPEATED = /^(?<digit>\d)\k<digit>{2,3}$|^(?<pair>\d\d)\k<pair>$/u;

const numberIn = (plain: string): string | null => {
  const found = ASKED.exec(plain)?.groups;
  const digits = Object.values(found ?? {}).find((one) => one !== undefined);
  return digits === undefined || REPEATED.test(digits) || OTHER.test(plain) ? null : digits;
};

/** "what does 27 mean", "number 8 meaning" */
export const numberMeaning: LookUp = {
  family: 'birth-numbers',
  isAsked: ({ plain }) => numberIn(plain) !== null,
  tell: ({ plain, entities }) => {
    // "and 33": the number that was asked for last.
    const number = entities.number ?? numberIn(plain);
    if (number === null) return null;
    const { value, steps } = reduceNumber(Number(number));
    const line = NUMBER_LINES[value];
    if (line === undefined) return null;
    const luck = /\b(?:lucky|unlucky|bad|good|cursed|evil|magic)\b/u.test(plain)
      ? 'No number is lucky or unlucky. '
      : '';
    const sum = String(value) === number ? `${number} stands as it is.` : `${number} is ${steps}.`;
    return told(
      `${luck}${sum} Numerology reads ${value} as ${line} It's a custom with a long history and plain addition; no number does anything to you.`,
      note('number', `${number}, digits added: ${value}`),
    );
  },
};

/** "add up my birthday": the family shows the sum. */
export const birthdaySum: LookUp = {
  family: 'birth-numbers',
  isAsked: ({ plain }) =>
    /\badd(?:s|ing)? (?:up |together )?my (?:birth ?day|birth ?date|date of birth)\b/u.test(plain),
  tell: () => null,
};

const CLOCK = /(?<![\d:])(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\d:])/u;

/** A time that reads the same both ways without repeating: 12:21, 2:02. Repeated ones have passages of their own. */
function mirrorHour(text: string): string | null {
  const { hour = '', minute = '' } = CLOCK.exec(text)?.groups ?? {};
  const digits = `${hour}${minute}`;
  const isMirror = digits.length > 2 && digits.split('').toReversed().join('') === digits;
  return isMirror && new Set(digits).size > 1 ? `${hour}:${minute}` : null;
}

/** "the clock showed 12:21" */
export const mirrorHourMeaning: LookUp = {
  family: 'angel-numbers',
  isAsked: ({ text }) =>
    mirrorHour(text) !== null &&
    /\b(?:clock|see|seeing|saw|show\w*|mean\w*|keep|always|woke|wake|sign|number|hour)\b/iu.test(
      text,
    ),
  tell: (_context, { text }) => {
    const time = mirrorHour(text);
    if (time === null) return null;
    const sum = sumOfDigits(Number(time.replace(':', '')));
    const { value } = reduceNumber(sum);
    return told(
      `${time} is a mirror hour: it reads the same both ways. Its digits add up to ${sum === value ? value : `${sum}, so ${value}`}, which numerology reads as ${NUMBER_LINES[value] ?? ''} You check the time often and remember these; it's a nice moment to notice what you were thinking, and no message.`,
      note('mirror-hour', `${time}: digits add up to ${sum}`),
    );
  },
};
