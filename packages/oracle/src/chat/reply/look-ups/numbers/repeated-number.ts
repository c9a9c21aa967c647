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
  /(?<![\d:.])(?:(?<one>(?<digit>\d)\k<digit>{2,3})|(?<two>(?<pair>\d\d)\k<pair>))(?![\d:.])/u;
const ASKS =
  /\b(?:mean\w*|what|whats|angel number|significance|symboli\w*|see|seeing|saw|everywhere|keeps?)\b/u;

/** A clock time as its digits: 3:33 is 333. */
const digitsOf = (text: string): string => text.replaceAll(/\b(\d{1,2}):(\d\d)\b/gu, '$1$2');
/** A story around the number has passages of its own. */
const STORY =
  /\b(?:he|she|him|her|ex|died|passed|grand\w+|mom|dad|woke|wak\w+|texted|job|offer|bad|worry|scared|sign|since|love)\b/u;

function meaningIn(text: string): readonly [number: string, meaning: string] | null {
  const { one, digit, two, pair = '' } = REPEATED.exec(digitsOf(text))?.groups ?? {};
  if (one !== undefined) return [one, DIGITS[Number(digit)] ?? ''];
  if (two === undefined || /^(?:19|20)\d\d$/u.test(two) === (two !== '2020' && two !== '1919')) {
    return null;
  }
  const [a, b] = pair.split('').map(Number);
  return [two, PAIRS[two] ?? `${DIGITS[a ?? 0]}, together with ${DIGITS[b ?? 0]}`];
}

/** "what does 1010 mean" */
export const repeatedNumber: LookUp = {
  family: 'angel-numbers',
  isAsked: ({ plain, said, text }) =>
    ASKS.test(plain) && !STORY.test(`${said} ${plain}`) && meaningIn(text) !== null,
  tell: (_context, { text }) => {
    const found = meaningIn(text);
    if (found === null) return null;
    const [number, meaning] = found;
    return told(
      `In the lists that go around, ${number} stands for ${meaning}. The lists were written by people, fairly recently, and a number can't send anything. If the word is what you need today, take the word.`,
      note('repeated-number', `${number}, as lists of angel numbers have it`),
    );
  },
};
