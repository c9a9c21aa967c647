import { mayEcho } from '../../compose/may-echo.ts';
import { toSecondPerson } from '../../entities/second-person.ts';

const LEADS =
  /^(?:(?:no+|nah|nope|sorry|oops|wait|actually|well|but|and|ok|okay|oh|so|also|i mean|i meant|correction|honestly|my bad|btw|yes|yeah)\b[\s,.:;!-]*)+/iu;
const TRAILS =
  /[\s,]*\b(?:btw|tho|though|lol|haha|actually|i mean|sorry|pls|please|you know|fyi|ok)\b[\s.!]*$/iu;
const ASIDES = / \b(?:btw|tho|lol|haha|fyi)\b/giu;
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\b(?<word>is|are|was|were|do|does|did|have|has|had|would|could|should|wo|ca)nt\b/giu, "$1n't"],
  [/\b(?<word>he|she|that|who|what)s\b/giu, "$1's"],
  [
    /\bits(?= (?:a|an|the|my|our|his|her|not|about|because|just|all|only|really|been|too|so)\b)/giu,
    "it's",
  ],
  [/\b(?<word>they|we)re\b/giu, "$1're"],
  [/^(?=(?:dad|mum|mom|mother|father|grandma|grandpa)\b)/iu, 'your '],
  [/\bwe(?:'re| are)\b/giu, 'you are'],
];
const MOST_WORDS = 14;

/** What the user told, as it is said back: "im not moving, she is" → "you're not moving, she is"; null where it is not. */
export function spokenBack(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(LEADS, '')
    .replace(TRAILS, '')
    .replaceAll(ASIDES, '')
    .replace(/[.!?…\s]+$/u, '');
  const isShort = bare !== '' && bare.split(/\s+/u).length <= MOST_WORDS;
  if (!isShort || !mayEcho(bare) || /["“”\n]|[.!?] /u.test(bare)) return null;
  const spelled = SPELLED.reduce((text, [pattern, word]) => text.replace(pattern, word), bare);
  const turned = toSecondPerson(spelled)
    .replaceAll(/\byou was\b/giu, 'you were')
    .replaceAll(/\byou has\b/giu, 'you have');
  return turned === turned.toUpperCase() ? turned.toLowerCase() : lowerFirst(turned);
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z]{2}|[A-Z][a-z]+'?s? [A-Z])/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
