import { listWords } from '../../../slots/calendar/date-words.ts';
import { note } from '../../../slots/slot.ts';
import { type LookUp, told } from '../look-up.ts';

/** What the lists that go around say of a repeated digit; each fits after "stands for". */
const DIGITS = [
  'a blank page',
  'a beginning',
  'patience and partnership',
  'company and encouragement',
  'being held: someone has your back',
  'change',
  'care, and balance at home',
  'luck, or being on a good path',
  'money and plenty',
  'an ending that makes room',
] as const;
const PAIRS: Readonly<Record<string, string>> = {
  '1010': 'a fresh start',
  '1212': 'being on the right track',
  '1313': 'work that pays off later',
  '1717': 'backing your own plan',
  '2020': 'seeing clearly',
  '2121': 'give and take',
};
const REPEATED =
  /(?<![\d:.])(?:(?<one>(?<digit>\d)\k<digit>{2,3})|(?<two>(?<pair>\d\d)\k<pair>))(?![\d:.])/gu;
const ASKS =
  /\b(?:mean\w*|what|whats|angel number|significance|symboli\w*|see|seeing|saw|everywhere|keeps?)\b/u;

/** A clock time as its digits: 3:33 is 333. */
const digitsOf = (text: string): string => text.replaceAll(/\b(\d{1,2}):(\d\d)\b/gu, '$1$2');
/** A story around the number has passages of its own. */
const STORY =
  /\b(?:he|she|him|her|ex|died|passed|grand\w+|mom|dad|woke|wak\w+|texted|job|offer|bad|worry|scared|sign|since|love)\b/u;

interface Repeated {
  readonly number: string;
  readonly meaning: string;
}

/** Each repeated number of a text, once. */
export function repeatedIn(text: string): Repeated[] {
  const found = [...digitsOf(text).matchAll(REPEATED)].flatMap(({ groups = {} }): Repeated[] => {
    const { one, digit, two, pair = '' } = groups;
    if (one !== undefined) return [{ number: one, meaning: DIGITS[Number(digit)] ?? '' }];
    if (two === undefined || /^(?:19|20)\d\d$/u.test(two) === (two !== '2020' && two !== '1919')) {
      return [];
    }
    const [a, b] = pair.split('').map(Number);
    return [
      {
        number: two,
        meaning: PAIRS[two] ?? `${DIGITS[a ?? 0]}, together with ${DIGITS[b ?? 0]}`,
      },
    ];
  });
  return found.filter(({ number }, at) => found.findIndex((one) => one.number === number) === at);
}

/** "what does 1010 mean", "i keep seeing 11:11 and 444" */
export const repeatedNumber: LookUp = {
  family: 'angel-numbers',
  isAsked: ({ plain, said, text }) =>
    ASKS.test(plain) && !STORY.test(`${said} ${plain}`) && repeatedIn(`${said} ${text}`).length > 0,
  tell: (_context, { said, text }) => {
    const found = repeatedIn(`${said} ${text}`);
    if (found.length === 0) return null;
    const meanings = listWords(
      found.map(({ number, meaning }) => `${number} stands for ${meaning}`),
    );
    return told(
      `In the lists that go around, ${meanings}. The lists were written by people, fairly recently, and a number can't send anything: you pass hundreds of numbers a day, and the eye picks out the ones with a pattern. If the word is what you need today, take the word.`,
      note(
        'repeated-number',
        `${listWords(found.map(({ number }) => number))}, as lists of angel numbers have it`,
      ),
    );
  },
};
