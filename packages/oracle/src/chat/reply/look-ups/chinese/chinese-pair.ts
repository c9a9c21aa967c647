import { CHINESE_ANIMALS } from '../../../../../content/chat/chinese-animals.ts';
import type { LookUp } from '../look-up.ts';
import { told } from '../look-up.ts';

const ELEMENT = '(?:metal|water|wood|fire|earth)';
const NAMES = CHINESE_ANIMALS.map(({ name }) => name.toLowerCase());
const ANIMAL = new RegExp(
  String.raw`\b(?<animal>${NAMES.join('|')}|ram|sheep|rooster|cock|boar)s?\b`,
  'gu',
);
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ram: 'goat',
  sheep: 'goat',
  cock: 'rooster',
  boar: 'pig',
};

/** Places in the circle of twelve, in the order in which they are named; one animal twice is a pair too. */
export const animalsIn = (plain: string): number[] =>
  [...plain.matchAll(ANIMAL)].flatMap(({ groups }) => {
    const word = groups?.['animal'] ?? '';
    return [NAMES.indexOf(OTHER_NAMES[word] ?? word)];
  });

/** The six pairs that are called friends: each adds up to one place before Ox, or to thirteen places after it. */
const isFriends = (a: number, b: number): boolean => (a + b) % 12 === 1;

const ASKS_PAIR =
  /\b(?:compatib\w*|match|matches|get along|go together|together|marry|marriage|clash|date|dating|work|love|couple|good|bad|with)\b/u;

export function lineOf(a: number, b: number): string {
  const apart = Math.min(Math.abs(a - b), 12 - Math.abs(a - b));
  if (apart === 6)
    return 'the two stand opposite each other in the circle, and tradition calls that a clash: both want to lead, and neither likes to wait';
  if (isFriends(a, b))
    return 'tradition counts them among the six pairs of friends, who look after each other without being asked';
  if (apart === 4)
    return 'they belong to the same group of three, which tradition calls the easiest match';
  if (apart === 0)
    return 'two of the same animal understand each other at once and share the same faults';
  if (apart === 3)
    return 'tradition expects some friction, two tempers that go in different directions';
  return 'tradition has no strong word on this pair, neither a clash nor a special bond';
}

/** "her grandma says we cant marry" */
const isForbidden = (whole: string): boolean =>
  /\b(?:grand\w*|nan|mother|mom|mum|father|dad|parents|family|aunt\w*)\b/iu.test(whole) &&
  /\b(?:marry|marriage|wedding|together|against|forbid\w*|cannot|can't|cant|not allowed)\b/iu.test(
    whole,
  );
const FORBIDS_NOTHING =
  " It forbids nothing: many families answer such a pair with a well-chosen wedding date. Ask her to help you choose it; then she's on your side of it.";

/** "fire tiger and monkey", "are rat and ox a good match in the chinese zodiac" */
export const chinesePair: LookUp = {
  family: 'chinese-zodiac',
  isAsked: ({ plain, entities }) => {
    const isOfZodiac =
      /\bchinese\b|\bzodiac\b|\byear of\b/u.test(plain) ||
      new RegExp(String.raw`\b${ELEMENT} (?:${NAMES.join('|')})\b`, 'u').test(plain) ||
      (entities.pet === undefined && !/\bmy\b/u.test(plain));
    return (
      animalsIn(plain).length === 2 &&
      !/\bam i\b/u.test(plain) &&
      isOfZodiac &&
      (ASKS_PAIR.test(plain) ||
        /\bchinese\b|\bzodiac\b/u.test(plain) ||
        plain.split(' ').length <= 6)
    );
  },
  tell: ({ plain }, { said }) => {
    const [a, b] = animalsIn(plain);
    const [first, second] = [CHINESE_ANIMALS[a ?? -1], CHINESE_ANIMALS[b ?? -1]];
    if (a === undefined || b === undefined || first === undefined || second === undefined)
      return null;
    return told(
      `${first.name} and ${second.name}: ${lineOf(a, b)}. Take it lightly. It goes by the year alone, and a year has millions of people in it.${isForbidden(`${said} ${plain}`) ? FORBIDS_NOTHING : ''}`,
    );
  },
};
