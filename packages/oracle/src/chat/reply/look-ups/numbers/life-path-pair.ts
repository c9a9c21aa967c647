import { NUMBER_LINES } from '../../../../../content/chat/number-lines.ts';
import { type LookUp, told } from '../look-up.ts';

export const LIFE_PATH_PAIR =
  /\b(?:life ?paths?|numerology numbers?|(?:birth|destiny|core|root) numbers?)\b.{0,24}?\b(?<a>33|22|11|[1-9])\b.{0,40}?\b(?<b>33|22|11|[1-9])\b/u;
const FITS =
  /\b(?:fit|match|compatib\w*|together|get along|good|bad|work|suit|love|marry|relationship|and|with|vs|versus|differ\w*)\b/u;

/** The three groups of numerology, whose members are said to get along. */
const groupOf = (number: number): number =>
  [1, 5, 7].includes(number) ? 1 : [3, 6, 9, 33].includes(number) ? 3 : 2;

/** Without its second sentence. */
const lineOf = (number: number): string => (NUMBER_LINES[number] ?? '').replace(/\..*$/u, '');

/** "my life path is 4 and his is 5, do we fit" */
export const lifePathPair: LookUp = {
  family: 'birth-numbers',
  isAsked: ({ plain }) =>
    LIFE_PATH_PAIR.test(plain) && FITS.test(plain) && !/\bborn\b/u.test(plain),
  tell: ({ plain }) => {
    const { a, b } = LIFE_PATH_PAIR.exec(plain)?.groups ?? {};
    const [one, other] = [Number(a), Number(b)];
    const isEasy = groupOf(one) === groupOf(other);
    const verdict = isEasy
      ? 'numerology counts them among the pairs that get along by themselves'
      : 'numerology calls it a pair that has to explain itself to each other';
    if (/\b(?:vs|versus|differ\w*|rarer)\b/u.test(plain)) {
      return told(
        `${one} is read as ${lineOf(one)}; ${other} as ${lineOf(other)}. It's plain addition and an old custom.`,
      );
    }
    return told(
      `${one} and ${other}: ${verdict}. ${one} is read as ${lineOf(one)}; ${other} as ${lineOf(other)}. It's addition, no verdict: how you talk about money and chores tells you more.`,
    );
  },
};
