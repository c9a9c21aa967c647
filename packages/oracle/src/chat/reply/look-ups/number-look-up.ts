import { NUMBER_LINES } from '../../../../content/chat/number-lines.ts';
import { reduceNumber } from '../../slots/numbers/digit-sums.ts';
import { note } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';

const ASKED =
  /\b(?:what (?:does|is|about)|meaning of|why (?:do|am) i)\b.{0,40}?\b(?:the )?(?:number )?(?<number>\d{1,4})\b.{0,30}?\b(?:mean|means|meaning|stand for|numerology|say|everywhere)\b|^(?:the )?(?:number )?(?<first>\d{1,4}) (?:meaning|in numerology|numerology)\b|\bnumber (?<named>\d{1,4}) (?:mean\w*|in numerology)|\bmeaning of (?:the )?(?:number )?(?<of>\d{1,4})$|\bnumerology (?:of|for|number) (?<sum>\d{1,4})\b/u;
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
    const sum = String(value) === number ? `${number} stands as it is.` : `${number} is ${steps}.`;
    return told(
      `${sum} Numerology reads ${value} as ${line} It's a custom with a long history and plain addition; no number does anything to you.`,
      note('number', `${number}, digits added: ${value}`),
    );
  },
};
