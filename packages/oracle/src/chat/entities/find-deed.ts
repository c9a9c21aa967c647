import { toSecondPerson } from './second-person.ts';

/** What stands before the act that is asked about; the act follows in its base form. */
const BEFORE = [
  String.raw`should (?:i|we)(?: just| really| even| finally| go ahead and)?`,
  String.raw`shall i`,
  String.raw`do you think i should`,
  String.raw`(?:is it|would it be) (?:\w+ ){0,3}?(?:to|if i)`,
  String.raw`(?:good|best|right|better|perfect|lucky|auspicious|okay|ok|bad|safe) (?:day|days|time|date|moment|week|month|hour)(?: \w+){0,3}? (?:to|for me to)`,
  String.raw`what day (?:should|do|can) i`,
  String.raw`which day (?:should|do|can) i`,
  String.raw`when (?:should|do|can|is it best to|would be best to)(?: i)?`,
  String.raw`(?:how|where) (?:do|can|should|would) i(?: even| ever| finally)? (?:start|begin)(?: to)?`,
  String.raw`can i`,
  String.raw`(?:i want|i'd like|i would like|i need|i'm planning|planning|i plan|i have|hoping|about|going|ready|afraid|scared) to`,
  String.raw`how (?:do|can|should|would) i(?: even| ever| finally)?`,
];
const DEED = new RegExp(String.raw`\b(?:${BEFORE.join('|')})\s+(?<deed>.+)$`, 'iu');
/** "thinking of moving", "good day for a haircut" */
const DOING =
  /\b(?:thinking (?:of|about)|considering|tempted by|worth) (?<verb>[a-z]+ing)(?<rest>\b.*)$/iu;
const FOR_A = /\b(?:day|days|time|date) for (?<noun>(?:an?|my|the|our) .+)$/iu;

const END =
  /(?:[,.;:?!\n(]|\s-\s|\s(?:or|but|because|bc|cuz|since|so|if|and (?:also|what|when|how|why|is|will|should|do|am|are|i)|even though|though|when|while|until|this (?:week|month|year|weekend)|next (?:week|month|year)|today|tomorrow|tonight|rn|right now|pls|please|lol|according|based|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|winter|fall)|for me)\b|\s*$)/iu;
const MOST_WORDS = 9;
/** "be", "do" alone and questions within questions are no deeds. */
const EMPTY =
  /^(?:do|be|know|tell|i|you|it|that|this|he|she|they|the|a|my|what|which|how|why|not|expect|think|feel|focus|see)?$/iu;
const NO_VERB =
  /^(?:or|then|do about|be (?:worried|scared|afraid|concerned|careful)|the|a|an|my|it|he|she|they|you|we|there|what|why|how|know if|tell if)\b/iu;

/** The act that is asked about, in its base form and in second person: "quit your job". */
export function findDeed(text: string): string | undefined {
  const typed = text.replaceAll('’', "'");
  const direct = cut(DEED.exec(typed)?.groups?.['deed'] ?? '');
  if (isDeed(direct)) return toSecondPerson(withoutAdverb(direct));
  const doing = DOING.exec(typed)?.groups;
  if (doing) {
    const phrase = cut(`${baseForm(doing['verb'] ?? '')}${doing['rest'] ?? ''}`);
    if (isDeed(phrase)) return toSecondPerson(phrase);
  }
  const noun = cut(FOR_A.exec(typed)?.groups?.['noun'] ?? '');
  return noun === '' ? undefined : `have ${toSecondPerson(noun)}`;
}

/** "actually focus on school" → "focus on school" */
const withoutAdverb = (phrase: string): string =>
  phrase.replace(
    /^(?:(?:actually|really|even|just|finally|maybe|still|now|ever|also|then|simply|probably|possibly|go ahead and)\s+)+(?=\S)/u,
    '',
  );

const isDeed = (phrase: string): boolean => {
  const words = phrase.split(' ');
  return (
    phrase !== '' && words.length <= MOST_WORDS && !EMPTY.test(phrase) && !NO_VERB.test(phrase)
  );
};

const cut = (text: string): string => {
  const end = text.search(END);
  return (end === -1 ? text : text.slice(0, end)).trim().toLowerCase();
};

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['being', 'be'],
  ['having', 'have'],
  ['making', 'make'],
  ['taking', 'take'],
  ['leaving', 'leave'],
  ['moving', 'move'],
  ['changing', 'change'],
  ['giving', 'give'],
  ['writing', 'write'],
  ['dating', 'date'],
  ['proposing', 'propose'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['hiring', 'hire'],
  ['retiring', 'retire'],
  ['resigning', 'resign'],
  ['buying', 'buy'],
  ['driving', 'drive'],
  ['coming', 'come'],
  ['using', 'use'],
  ['divorcing', 'divorce'],
  ['closing', 'close'],
  ['freezing', 'freeze'],
  ['relocating', 'relocate'],
  ['inviting', 'invite'],
  ['dyeing', 'dye'],
]);

export function baseForm(verb: string): string {
  const lower = verb.toLowerCase();
  const known = IRREGULAR.get(lower);
  if (known !== undefined) return known;
  return lower.replace(/ing$/u, '').replace(/([bdgmnprt])\1$/u, '$1');
}

/** "good fork or bad fork", "true or false": one thing is judged, and nothing chosen. */
const ASKS_VALUE =
  /(?:^|[.?!,] *|\b(?:is|are|was) (?:it|that|this|they|these) )(?:an? )?(?:good|lucky|positive|true|real|normal|right|harmless)(?: \w+)? or (?:an? )?(?:bad|unlucky|negative|false|fake|weird|wrong|abnormal|dangerous)\b/iu;

/** "Berlin or staying put", "should I quit or ask for a raise" */
export function findOptions(text: string): { a?: string; b?: string } {
  const typed = text.replaceAll('’', "'");
  if (ASKS_VALUE.test(typed)) return {};
  const found =
    /(?:^|\b(?:choos\w+|torn|decid\w+|pick\w*|choice|stuck|help me)\s+)between\s+(?<a>[^,.?!]{2,40}?)\s+(?:and|or|vs\.?)\s+(?<b>[^,.?!]{2,40})/iu.exec(
      typed,
    )?.groups ??
    /\b(?:should i|do i|shall i|better to|is it better to|would you)\s+(?<a>[^,.?!]{2,45}?),?\s+or\s+(?:should i |do i |just )?(?<b>[^,.?!]{2,45})/iu.exec(
      typed,
    )?.groups ??
    /^(?<a>[^,.?!]{2,30}?)\s+(?:or|vs\.?)\s+(?<b>[^,.?!]{2,30})\??$/iu.exec(typed.trim())?.groups ??
    /\b(?:two|2|both) (?:\w+ ){1,3}?\w+[,:] (?<a>[^,.?!]{2,25}?) (?:and|or) (?<b>[^,.?!]{2,25})(?=[.,?!]|$)/iu.exec(
      typed,
    )?.groups;
  const [a, b] = [option(found?.['a']), option(found?.['b'])];
  return a === null || b === null ? oneAndOther(typed) : { a, b };
}

/** "one in leeds and one remote", "one has light and the other is cheap" */
function oneAndOther(typed: string): { a?: string; b?: string } {
  const found =
    /\bone(?: is|'s)? (?<a>[^,.?!]{2,30}?)(?:,? and|,? but|,)(?: the)? (?:other|one|second)(?: one)?(?: is|'s)? (?<b>[^,.?!]{2,30})/iu.exec(
      typed,
    )?.groups;
  const [a, b] = [option(found?.['a']), option(found?.['b'])];
  return a === null || b === null ? {} : { a: named(a), b: named(b) };
}

const named = (words: string): string =>
  /^(?:in|at|near|with|from|for|on)\b/u.test(words)
    ? `the one ${words}`
    : `the one that's ${words}`;

const NO_OPTION =
  /^(?:not|no|nah|what|something|nothing|am i|is it|yes|(?:finished|over|done|gone)$|(?:i|he|she|they|we|it) \w+)\b/iu;
/** "is this romance", "so that's good", "give me a day in April": how it is, or what is wanted, and not what to choose. */
const ASKED_FACT =
  /^(?:is|was|are|were|does|did|do you|has|give|tell|show|name|find|(?:so )?(?:that|this|it)(?:'s|s| is)?) |^(?:good|bad|right|wrong|true|false|normal|weird|real|fake|lying)(?: together| for (?:me|us))?$|\b(?:moon|retrograde|eclipse)\b/iu;

function option(text: string | undefined): string | null {
  const words =
    text
      ?.trim()
      .replace(/\s+/gu, ' ')
      .replace(/(?:\s+(?:lol|haha\w*|pls|please|idk|tho|though|then|help))+$/iu, '') ?? '';
  const isEmpty = words === '' || NO_OPTION.test(words) || ASKED_FACT.test(words);
  return isEmpty || words.split(' ').length > 8 ? null : toSecondPerson(words);
}
