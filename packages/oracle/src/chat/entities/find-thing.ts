import { RELATIONS, PET_WORDS } from './relation-words.ts';
import { baseForm } from './find-deed.ts';
import { toSecondPerson } from './second-person.ts';

const STOP = String.raw`(?=\s+(?:is|are|was|were|has|have|had|will|would|can|could|should|do|does|did|and|or|but|because|so|if|when|while|that|which|who|to|for|with|at|on|in|from|of|about|after|before|since|until|i|he|she|they|we|it|you|this|makes|keeps|went|goes|got|not|never|just|right|again|lately|today|tomorrow|anymore|any)\b|\s*[,.;:?!\n]|\s*$)`;
const NOUNS = String.raw`(?<thing>(?:the|my|our|this|that) (?:(?!is|are|was|and|or|to)[a-z'-]+\s+){0,2}?[a-z'-]+)`;
const ABOUT = new RegExp(
  String.raw`\b(?:about|over|with|get|getting|for|of|is|will|does|on|pass|passing|lost|lose|losing|from|is it)\s+${NOUNS}${STOP}`,
  'giu',
);
/** No things: people, pets, times, and the questions' own words. */
const NO_THING = new RegExp(
  String.raw`\b(?:${[...RELATIONS.keys(), ...PET_WORDS].join('|')}|week|weekend|month|year|day|night|morning|time|way|one|same|best|right|first|next|last|other|thing|stuff|life|chart|birth chart|sign|head|mind|heart|eyes|own|self|point|problem|question|answer|universe|stars|sky|moon|sun|fact|kind|sort|feeling|name|age)\b`,
  'iu',
);

/** The noun asked about, 2–4 words, in second person: "the promotion". */
export function findThing(text: string): string | undefined {
  for (const { groups } of text.replaceAll('’', "'").matchAll(ABOUT)) {
    const thing = groups?.['thing']?.trim().toLowerCase() ?? '';
    if (thing !== '' && !NO_THING.test(thing)) return toSecondPerson(thing);
  }
  return undefined;
}

const PATTERN = [
  /\bwhy (?:do|am|can'?t) i (?:always|keep|constantly|never|still)\s+(?<pattern>[^,.?!]{3,50})/iu,
  /\bi (?:always|keep|constantly)\s+(?<pattern>[^,.?!]{3,50})/iu,
  /\bhow (?:do|can) i (?:stop|quit)\s+(?<pattern>[^,.?!]{3,50})/iu,
  /\bi can'?t stop\s+(?<pattern>[^,.?!]{3,50})/iu,
];
const CLAUSE = /\s+(?:and|but|because|when|even|so|since|every time|whenever|lol|rn)\b.*$/iu;
const MOST_WORDS = 8;

/** What the user does again and again: "fall for the same kind". */
export function findPattern(text: string): string | undefined {
  const typed = text.replaceAll('’', "'");
  for (const pattern of PATTERN) {
    const found = pattern
      .exec(typed)
      ?.groups?.['pattern']?.replace(CLAUSE, '')
      .trim()
      .toLowerCase();
    if (found === undefined || found.split(' ').length > MOST_WORDS) continue;
    const [verb = '', ...rest] = found.split(' ');
    const base = verb.endsWith('ing') ? baseForm(verb) : verb;
    return toSecondPerson([base, ...rest].join(' '));
  }
  return undefined;
}

const EVENTS =
  /\b(?<event>(?:the|my|an?|our|this)\s+(?:\w+\s+){0,2}?(?:interview|exam|test|wedding|date|trip|flight|party|meeting|presentation|surgery|operation|scan|appointment|hearing|court date|birthday|funeral|move|launch|concert|reunion|graduation|audition|performance|speech|marathon|race|game|tournament|holiday|vacation|call|review|deadline|ceremony|baby shower|housewarming))\b/iu;

/** Something that is to happen: "your interview". */
export function findEvent(text: string): string | undefined {
  const found = EVENTS.exec(text)?.groups?.['event']?.toLowerCase();
  return found === undefined ? undefined : toSecondPerson(found.replace(/^an? /u, 'your '));
}
