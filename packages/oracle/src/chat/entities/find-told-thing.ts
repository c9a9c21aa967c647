import { mayEcho } from '../compose/may-echo.ts';
import { PET_WORDS, RELATIONS } from './relation-words.ts';

const ARTICLE = '(?:an?|the|my|our|his|her|their|this|that)';
/** The clause ends here, so that the word before it is a noun. */
const END = String.raw`(?=\s*(?:[.,;!?…]|$)|\s+(?:and|but|with|from|for|on|in|at|because|while|when|again)\b)`;
/** "a boat."; with a word between only after a preposition, because "my dog slept." ends on no noun. */
const NOUN = new RegExp(
  String.raw`\b(?:(?:of|with|in|on|to|for|from|about|at|by)\s+${ARTICLE}\s+[a-z'-]+|${ARTICLE})\s+(?<noun>[a-z]{3,})${END}`,
  'giu',
);

const NOT_SAID = new Set(
  `thing things stuff time times day days night nights week weeks weekend month months year years hour hours
  minute minutes morning evening afternoon today tomorrow summer winter spring autumn fall way lot bit one ones
  name life head heart mind face body hand hands back end rest kind sort part point fact side own self same
  other others new old last first next best worst world people person man woman guy girl boy lady kid kids
  home work house family group whole half first second third people someone something nothing everything
  monday tuesday wednesday thursday friday saturday sunday christmas reason while moment feeling truth middle
  lol lmao baby husband wife cancer funeral grave hospital pregnant moon sun sky stars chart sign ass hell god`.split(
    /\s+/u,
  ),
);

const isThing = (noun: string): boolean =>
  !NOT_SAID.has(noun) &&
  !RELATIONS.has(noun) &&
  !PET_WORDS.has(noun) &&
  !/(?:ly|ing|ed|est|ness|ful|ous|ive|able)$/u.test(noun) &&
  mayEcho(noun);

/** A thing that a message shouts, repeats or ends a clause on, with its article: "the boat". Null where none is sure. */
export function findToldThing(message: string): string | null {
  const nouns = [...message.matchAll(NOUN)].flatMap(({ groups }) => groups?.['noun'] ?? []);
  const known = nouns.filter((noun) => isThing(noun.toLowerCase()));
  const times = (noun: string): number =>
    message.toLowerCase().split(new RegExp(String.raw`\b${noun.toLowerCase()}\b`, 'u')).length - 1;
  const isShouted = (noun: string): boolean =>
    noun === noun.toUpperCase() && message !== message.toUpperCase();
  const found =
    known.find(isShouted) ?? known.find((noun) => times(noun) > 1) ?? onlyOne(known) ?? null;
  return found === null ? null : `the ${found.toLowerCase()}`;
}

const onlyOne = (nouns: readonly string[]): string | undefined =>
  nouns.length === 1 ? nouns[0] : undefined;
