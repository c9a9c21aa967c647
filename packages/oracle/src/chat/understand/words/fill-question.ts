import { findSigns } from '../../entities/find-signs.ts';
import { GIVEN_NAMES } from '../../entities/given-names.ts';
import { RELATIONS } from '../../entities/relation-words.ts';
import { findAge } from '../../entities/times/find-times.ts';

/** What a message names, read from its words in English. */
export interface Named {
  /** The message word by word in English. */
  readonly english: string;
  /** The pronoun that its own words tell. */
  readonly pronoun: Pronoun;
  /** What was told before, in English. */
  readonly story?: string;
}
type Pronoun = 'he' | 'she' | 'they';

const PLANETS = /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/u;
const PETS = /\b(?:dog|cat|rabbit|horse)\b/u;
const THINGS = /\b(?:bike|bicycle|wallet|purse|bag|car|motorcycle|scooter|phone)\b/u;
const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
const TIME = new RegExp(
  String.raw`\b(?:today|tonight|tomorrow|this weekend|(?:this|next) (?:week|month|year)|${DAY}|${MONTH} \d{1,2}|\d{1,2} (?:of )?${MONTH}|${MONTH})\b`,
  'u',
);

/** The words by which a slot's person may be called. */
const PEOPLE: Readonly<Record<string, RegExp>> = {
  partner: /\b(?:boyfriend|girlfriend|husband|wife|fianc[eé]e?|partner|crush)\b/u,
  parent: /\b(?:grandmother|grandfather|mother|father|parents|aunt|uncle)\b(?! in law)/u,
  sibling: /\b(?:sister|brother)\b(?! in law)/u,
  child: /\b(?:son|daughter|children|kids|child)\b(?! in law)/u,
};

/** Before a word that must stand in what was told before. */
const OF_STORY = '@after-';

/** Whether a message names what an entry needs. */
export function hasNamed(need: string, { english, story = '' }: Named): boolean {
  if (need.startsWith(OF_STORY)) return story.includes(need.slice(OF_STORY.length));
  if (need === '@planet') return PLANETS.test(english);
  return new Set(findSigns(english)).size >= (need === '@two-signs' ? 2 : 1);
}

/** "i have 45 years", "with 58". */
const AGE =
  /(?<=\b(?:have|am) )(?:1[6-9]|[2-8]\d)(?= years)|(?<=\b(?:with|at) )[2-8]\d(?! (?:days|weeks|months|hours|euro))/u;

const SLOT = /\{(?<name>[\w-]+)(?:\|(?<otherwise>[^}]*))?\}/gu;
const OBJECT = { he: 'him', she: 'her', they: 'them' } as const satisfies Record<Pronoun, string>;

/** A question with what the message names in its slots. */
export function fillQuestion(question: string, named: Named): string {
  const { english } = named;
  const [sign = '', signB = ''] = [...new Set(findSigns(english))];
  const slot = /\{(?<name>partner|parent|sibling|child)/u.exec(question)?.groups?.['name'];
  const who = slot === undefined ? null : personIn(slot, named);
  const pronoun = who?.pronoun ?? named.pronoun;
  const age = AGE.exec(english)?.[0] ?? findAge(english);
  const values: Readonly<Record<string, string | undefined>> = {
    sign,
    sign_b: signB,
    planet: PLANETS.exec(english)?.[0],
    pet: PETS.exec(english)?.[0],
    thing: THINGS.exec(english)?.[0],
    day: /\bbirthday\b/u.test(english) ? 'my birthday' : undefined,
    time: TIME.exec(english)?.[0],
    ...(slot && { [slot]: who?.words }),
    he: pronoun,
    him: OBJECT[pronoun],
    'at-age': age === undefined ? '' : ` at ${String(age)}`,
  };
  const nobody = pronoun === 'they' ? { he: 'this person' } : { he: pronoun };
  const pronouns: Readonly<Record<string, string>> = { ...nobody, him: OBJECT[pronoun] };
  return agreeing(
    question.replace(SLOT, (_, name: string, otherwise: string = '') => {
      return values[name] ?? pronouns[otherwise] ?? otherwise;
    }),
  );
}

function personIn(
  slot: string,
  { english, pronoun }: Named,
): { readonly words: string; readonly pronoun: Pronoun } | null {
  const relation = PEOPLE[slot]?.exec(english)?.[0];
  if (relation !== undefined) {
    return { words: `my ${relation}`, pronoun: RELATIONS.get(relation)?.they ?? pronoun };
  }
  const name = slot === 'partner' ? english.split(/\W+/u).find(isName) : undefined;
  return name === undefined
    ? null
    : { words: name, pronoun: GIVEN_NAMES.get(name.toLowerCase()) ?? pronoun };
}

const isName = (word: string): boolean => GIVEN_NAMES.has(word.toLowerCase());

/** "does they" → "do they", "they loves" → "they love". */
const agreeing = (question: string): string =>
  question
    .replaceAll(/\bdoes they\b/gu, 'do they')
    .replaceAll(/\bis they\b/gu, 'are they')
    .replaceAll(/\bthey is\b/gu, 'they are')
    .replaceAll(/\bthey does\b/gu, 'they do')
    .replaceAll(/\bthey (?<verb>say|love|like|need|want)s\b/gu, 'they $<verb>');
