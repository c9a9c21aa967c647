import { mayEcho } from '../../../compose/may-echo.ts';
import { RELATIONS } from '../../../entities/relation-words.ts';
import { toSecondPerson } from '../../../entities/second-person.ts';

const LEADS =
  '(?:(?:no|nah|nope|sorry|oops|wait|actually|i mean|i meant|well|but|and|ok|oh|correction|my bad|typo|autocorrect|\\*)[\\s,.:!]*)*';
const IS =
  "(?:(?:it|its|it's|it is|it was|that's|that is|he's|he is|she's|she is|they're|they are|there's|there are|we're|we are|i have|i've got|we have|was|were|is)\\s+)?";
const END = '[\\s.!]*$';

/** "her sister not her mother", "tuesday, not monday" */
const RIGHT_NOT_WRONG = new RegExp(
  `^${LEADS}${IS}(?<right>[\\p{L}\\p{N}' ]{1,32}?)[\\s,]+(?:and |but )?not\\s+(?<wrong>[\\p{L}\\p{N}' ]{1,24}?)(?:[.,]\\s*(?:sorry|autocorrect|typo|my bad|oops))?${END}`,
  'iu',
);
/** "not my cousin, my coworker", "he isnt my boyfriend hes my husband" */
const NOT_WRONG_RIGHT = new RegExp(
  `^${LEADS}(?:(?:it|he|she|they|that|we|this)\\s*(?:'s|s|is|'re|are|was)?\\s*(?:not|n't)|(?:it|he|she|that) ?isn'?t|not)\\s+(?!(?:about|because|just|only|even|really|like|fair|true|that|it|so|too|very|sure|been|going|always|the (?:point|problem|issue))\\b)(?<wrong>(?:an? |my |the |her |his |on |in |at )?[\\p{L}\\p{N}']+)[\\s,.]+(?:but |it'?s |it is |he'?s |she'?s |he is |she is |i mean |i meant |rather )*(?<right>(?:an? |my |the |her |his |our |on |in )?[\\p{L}\\p{N}']+(?: [\\p{L}\\p{N}']+)?)(?:[.,]\\s*.{0,30})?${END}`,
  'iu',
);
/** "3 kids actually", "sorry 14", "monday i mean. it was monday" */
const RIGHT_ALONE = new RegExp(
  `^(?:(?:sorry|oops|i mean|i meant|correction|wait|no|actually|typo)[\\s,:*]+)+${IS}(?<right>[\\p{L}\\p{N}' ]{1,24}?)${END}|^${IS}(?<last>[\\p{L}\\p{N}' ]{1,24}?)[\\s,]+(?:actually|i mean|i meant|sorry|my bad|\\*)\\b.{0,24}$|^\\*(?<starred>[\\p{L}\\p{N}' ]{1,24})$`,
  'iu',
);

const DAY_WORDS = String.raw`(?:(?:this|next) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)|today|tonight|tomorrow`;
const DAYS = new RegExp(String.raw`\b(?:${DAY_WORDS})\b`, 'giu');
/** "monday then?" */
const OTHER_DAY = new RegExp(
  `^(?:(?:so|and|or|ok|okay|but|what about|how about|maybe) )*(?<day>${DAY_WORDS})(?: then| instead| maybe)*[\\s?!.]*$`,
  'iu',
);
const NUMBERS =
  /\b(?:\d{1,5}(?!\d*(?:st|nd|rd|th|am|pm))|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu;
const COLOURS =
  /\b(?:red|blue|green|black|white|grey|gray|yellow|orange|pink|purple|brown|silver|gold|beige)\b/giu;
const OWN_WORD = /^(?:an?|my|the|her|his|our|their|on|in|at|it|is|was)\s+/iu;

/** "im not fine" puts nothing right. */
const PRONOUN = /^(?:i|im|i'm|he|hes|she|shes|it|its|they|theyre|we|were|you|this|that|thats)$/iu;

interface CorrectedMessage {
  /** The earlier message with the detail put right. */
  readonly message: string;
  /** The detail in second person. */
  readonly detail: string;
}

/** An earlier message as it should have been; null where a turn puts nothing of it right. */
export function correctedMessage(turn: string, earlier: string): CorrectedMessage | null {
  const two = (NOT_WRONG_RIGHT.exec(turn) ?? RIGHT_NOT_WRONG.exec(turn))?.groups;
  const one = RIGHT_ALONE.exec(turn)?.groups;
  const right = (
    two?.['right'] ??
    one?.['right'] ??
    one?.['last'] ??
    one?.['starred'] ??
    OTHER_DAY.exec(turn)?.groups?.['day']
  )?.trim();
  if (right === undefined || right === '' || PRONOUN.test(right) || !mayEcho(right)) return null;
  const isKnown = new RegExp(String.raw`\b${right.replace(OWN_WORD, '')}\b`, 'iu').test(earlier);
  if (isKnown) return null;
  const message =
    named(earlier, two?.['wrong']?.trim(), right) ??
    alike(earlier, right) ??
    ofOtherPlace(earlier, right) ??
    ofOtherSex(earlier, right);
  if (message === null || message === earlier) return null;
  return { message, detail: toSecondPerson(right) };
}

/** The wrong word stands in the earlier message. */
function named(earlier: string, wrong: string | undefined, right: string): string | null {
  if (wrong === undefined) return null;
  const core = wrong.replace(OWN_WORD, '');
  const pattern = new RegExp(String.raw`\b(?:${core})\b`, 'iu');
  if (!pattern.test(earlier)) return null;
  const kind = isOfKind(core);
  const isSameKind = kind === isOfKind(right) || (kind === 'person' && OWN_WORD.test(right));
  return isSameKind ? earlier.replace(pattern, right.replace(OWN_WORD, '')) : null;
}

type Kind = 'day' | 'number' | 'person' | null;

function isOfKind(words: string): Kind {
  if (words.search(DAYS) !== -1) return 'day';
  if (words.search(NUMBERS) !== -1) return 'number';
  const isRelation = words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => RELATIONS.has(word));
  return isRelation ? 'person' : null;
}

/** A day for a day, a color for a color, a number for the number of the same things, a person for the only person. */
function alike(earlier: string, right: string): string | null {
  const [day] = right.match(DAYS) ?? [];
  if (day !== undefined) return onlyOne(earlier, DAYS, day);
  const [colour] = right.match(COLOURS) ?? [];
  if (colour !== undefined) return onlyOne(earlier, COLOURS, colour);
  const [number] = right.match(NUMBERS) ?? [];
  if (number === undefined) return null;
  const noun =
    right
      .slice(right.indexOf(number) + number.length)
      .trim()
      .split(' ')[0] ?? '';
  const ofNoun = new RegExp(String.raw`${NUMBERS.source}(?= ${noun}\b)`, 'giu');
  return noun === '' ? onlyOne(earlier, NUMBERS, number) : onlyOne(earlier, ofNoun, number);
}

const PLACE =
  /\b(?:move|moving|go|going|travel\w*|fly|flying|live|living|trip|relocat\w*|transfer\w*|vacation|holiday)\b.*\b(?:to|in)\s+(?<place>\p{L}{3,}(?: \p{L}{3,})?)(?=[\s?.!]*$)/iu;
const NO_PLACE =
  /^(?:thanks?|thank you|yes|yeah|ok|okay|why|what|when|how|worries|problem|idea|way|wait|typo|really|sorry|never|nothing|not|maybe|stay\w*|quit\w*|leav\w*|later|soon|alone|both|neither|none)\b/iu;

/** "actually no, denver" after "should i move to austin". */
function ofOtherPlace(earlier: string, right: string): string | null {
  const place = PLACE.exec(earlier)?.groups?.['place'];
  const isPlace = right.split(/\s+/u).length <= 2 && right.length > 3 && !NO_PLACE.test(right);
  return place === undefined || !isPlace ? null : earlier.replace(place, right);
}

const HERS: Readonly<Record<string, string>> = {
  he: 'she',
  him: 'her',
  his: 'her',
};
const HIS: Readonly<Record<string, string>> = { she: 'he', her: 'him' };

/** "he's not a boy its a girl": only the words for the person change. */
function ofOtherSex(earlier: string, right: string): string | null {
  const isHer = /^(?:an? )?(?:girl|woman|she|her|female|lady)$/iu.test(right);
  const isHim = /^(?:an? )?(?:boy|man|guy|he|him|male|dude)$/iu.test(right);
  if (!isHer && !isHim) return null;
  const words = isHer ? HERS : HIS;
  return earlier.replaceAll(
    /\b(?:he|him|his|she|her)\b/giu,
    (word) => words[word.toLowerCase()] ?? word,
  );
}

const onlyOne = (earlier: string, pattern: RegExp, right: string): string | null =>
  (earlier.match(pattern) ?? []).length === 1 ? earlier.replace(pattern, right) : null;
