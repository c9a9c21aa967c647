import { capitalised, uncapitalised } from '../../../text/capitalised.ts';
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
    /\bits(?= (?:a|an|the|my|our|his|her|not|about|because|just|all|only|really|been|too|so|in|on|at|for|like|her|day|\d+)\b)/giu,
    "it's",
  ],
  [/\btheyre\b/giu, "they're"],
  [/^(?=(?:dad|mum|mom|mother|father|grandma|grandpa)\b)/iu, 'your '],
  [/\bwe(?:'re| are)\b/giu, "you're"],
  [/\bwe\b/giu, 'you'],
  [/\bus\b/gu, 'you'],
  [/\b(?:yrs|yr)\b/giu, 'years'],
  [/\b(?:bc|cuz|cause)\b/giu, 'because'],
  [/\bu\b/giu, 'you'],
  [/\bur\b/giu, 'your'],
  [/\bhell(?= (?:pay|come|call|be|do|go|never|say))/giu, "he'll"],
  [
    /\bshell(?= (?:pay|come|call|be|do|go|never|say|think|let|try|ask|tell|see|get|leave))/giu,
    "she'll",
  ],
  [/\b(?<word>they|it|that|you)ll\b/giu, "$1'll"],
  [/\bill(?= \p{L}+ (?:my|it|him|her|them|the|this|that|a|an|you|me)\b)/giu, "you'll"],
  [/\byoure\b/giu, "you're"],
  [/\bid(?= (?:think|love|like|rather|be|go|have|say|do|never|want))/giu, "you'd"],
  [/\bill(?= (?:be|go|do|try|think|ask|call|tell|never|see|have|say|get))/giu, "you'll"],
  [/\bthe(?<word>re|y)s\b/giu, "the$1's"],
  [/\beverythings\b/giu, "everything's"],
  [/(?<=\b(?:to|with|from|and|for|by|told|asked|says?) )(?=(?:dad|mum|mom)\b)/giu, 'your '],
];
const MOST_WORDS = 16;
const SIGNS_OF_FEELING =
  /[\p{Extended_Pictographic}\u{FE0F}\u{200D}]+|\b(?:omg|wtf|ugh|lmao|rip)\b/giu;
/** A sentence that tells nothing by itself. */
const EMPTY_SENTENCE = /^(?:sorry|lol|haha|omg|ok|okay|no|yes|yeah|idk|ugh|wow|hmm|anyway)$/iu;

/** What the user told, as it is said back: "im not moving, she is" → "you're not moving, she is"; null where it is not. */
export function spokenBack(typed: string): string | null {
  const sentences = typed
    .replaceAll(SIGNS_OF_FEELING, ' ')
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map(bareSentence)
    .filter((one) => one !== '' && !EMPTY_SENTENCE.test(one));
  const whole = sentences.join(', and ');
  const [first] = sentences;
  const bare = isShort(whole) && sentences.length <= 2 ? whole : first;
  if (bare === undefined || !isShort(bare) || !mayEcho(typed) || /["“”]/u.test(bare)) return null;
  const spelled = SPELLED.reduce((text, [pattern, word]) => text.replace(pattern, word), bare);
  const turned = toSecondPerson(spelled)
    .replaceAll(/\byou was(?<not>n't)?\b/giu, 'you were$<not>')
    .replaceAll(/\byou has\b/giu, 'you have')
    .replaceAll(/\b[A-Z]{2,}\b/gu, (word) => (PRONOUN.test(word) ? word.toLowerCase() : word));
  const cased = turned === turned.toUpperCase() ? turned.toLowerCase() : lowerFirst(turned);
  return cased.replaceAll(CALENDAR, capitalised);
}

const CALENDAR =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|(?<=\bin )(?:may|march))\b/gu;

const PRONOUN =
  /^(?:HE|SHE|THEY|HIM|HER|HIS|THEM|NOT|MY|ME|YOUR?|SAME|ALL|NEVER|SO|NO|WE|IT|THE|THAT)$/u;

const isShort = (words: string): boolean =>
  words !== '' && words.split(/\s+/u).length <= MOST_WORDS;

function bareSentence(sentence: string): string {
  return sentence
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.!?…\s]+$/u, '')
    .replace(LEADS, '')
    .replace(TRAILS, '')
    .replaceAll(ASIDES, '')
    .replace(/[.!?…,\s]+$/u, '')
    .trim();
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z]{2}|[A-Z][a-z]+'?s? [A-Z])/u.test(text) ? text : uncapitalised(text);
