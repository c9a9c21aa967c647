import { SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { yearIn } from '../../entities/times/year-in.ts';
import { signsOfBirthday } from '../../slots/birth/sign-on-day.ts';
import { listWords } from '../../slots/calendar/date-words.ts';
import { type LookUp, told } from './look-up.ts';

const BORN = /\b(?:born|birthday|bday|b-day|birth ?date|dob)\b/u;
/** A person is called a sign: "says he is a scorpio", "am i still a leo". */
const CLAIMED =
  /\b(?:says?|said|claims?|claimed|tells?|told|thinks?|swears?|insists?|believes?|always thought|calls? (?:him|her|my)self)\b|\b(?:really|actually|still|even) (?:an? )?(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u;
/** "is that scorpio", "is my cat a leo" */
const ASKED =
  /^(?:and |so |but )?(?:is|are|was|does|am) (?:\S+ ){0,4}(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u;
/** The sign of the user, not of another person. */
const OWN = /\b(?:am i|i am|i was born|i always thought|my birthday)\b/u;
const MIXED_UP = 'The mix-up is common: many lists of dates are a day or two off.';
const REPEATED =
  'Before you call it a lie, ask: many people repeat the sign they were told as a child, and few have looked it up.';
const ABOUT_TWO = /\b(?:compatib\w*|match(?:es)?|get along|together|good for me|we)\b/u;

/** "he says he's a scorpio but he was born nov 24": whether the day has that sign. */
export const claimedSign: LookUp = {
  family: 'sun-sign',
  isAsked: ({ plain, said, entities: { sign, sign_b: second, date, planet } }) => {
    const whole = `${said.toLowerCase()} ${plain}`;
    return (
      (sign ?? second) !== undefined &&
      (sign === undefined || second === undefined || sign === second) &&
      planet === undefined &&
      date !== undefined &&
      ((BORN.test(whole) && CLAIMED.test(whole)) || (date.isBirth && ASKED.test(plain))) &&
      !ABOUT_TWO.test(whole)
    );
  },
  tell: ({ entities: { sign, sign_b: other, date }, zone, plain }, { said }) => {
    const claimed = SIGN_IDS.find((id) => id === (sign ?? other));
    if (claimed === undefined || date === undefined) return null;
    const year = yearIn(`${date.words} ${plain}`);
    const signs = signsOfBirthday(date.iso, year, zone);
    const day = date.words.replace(/^\w+day, /u, '');
    const { name } = SIGNS[claimed];
    const names = listWords(signs.map((id) => SIGNS[id].name)).replace(' and ', ' or ');
    if (!signs.includes(claimed)) {
      return told(
        `No: ${day} is ${names} and not ${name}${year === null ? ', in any year' : ''}. ${OWN.test(plain) || !CLAIMED.test(`${said.toLowerCase()} ${plain}`) ? MIXED_UP : REPEATED}`,
      );
    }
    return told(
      signs.length === 1
        ? `Yes, that fits: ${day} is ${name}.`
        : `It may be: ${day} is a border day, ${names} by the year and the hour of birth. Tell me the year, the hour and the place and I can say which.`,
    );
  },
};
