import { ASPECT_IDS, BODIES, ELEMENTS, PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import type { Entities, Person } from '../understood.ts';

const HOUSES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

const PEOPLE: readonly (readonly [RegExp, Person])[] = [
  [/\b(?:he|him|his)\b/u, { words: 'him', relation: null, name: null, they: 'he' }],
  [/\b(?:she|her|hers)\b/u, { words: 'her', relation: null, name: null, they: 'she' }],
];
const RELATION =
  /\bmy (?<who>ex|boyfriend|girlfriend|husband|wife|partner|boss|manager|coworker|friend|best friend|mom|mother|dad|father|sister|brother|son|daughter|crush|roommate)\b/u;
const FEMALE = /^(?:girlfriend|wife|mom|mother|sister|daughter)$/u;
const MALE = /^(?:boyfriend|husband|dad|father|brother|son)$/u;

/** What can be seen in a message by its words alone. */
export function entitiesIn(plain: string): Entities {
  const has = (word: string): number => plain.search(new RegExp(String.raw`\b${word}s?\b`, 'u'));
  const found = <Id extends string>(ids: readonly Id[]): Id[] =>
    ids.filter((id) => has(id) >= 0).toSorted((a, b) => has(a) - has(b));
  const [planet, second] = found([...PLANET_IDS, 'chiron'] as const);
  const [sign, signB] = found(SIGN_IDS);
  const [aspect] = found(ASPECT_IDS);
  const [element] = found(ELEMENTS);
  const line = /\b(?<line>heart|head|life|fate) line\b/u.exec(plain)?.groups?.['line'];
  const house = houseIn(plain);
  const who = personIn(plain);
  const point = second ?? angleIn(plain);
  return {
    ...(planet && { planet: BODIES[planet].name }),
    ...(point && { point }),
    ...(sign && { sign }),
    ...(signB && { sign_b: signB }),
    ...(aspect && { aspect }),
    ...(element && { element }),
    ...(line && { line }),
    ...(house !== null && { house }),
    ...(who && { who }),
  };
}

function angleIn(plain: string): string | null {
  if (/\b(?:rising|ascendant)\b/u.test(plain)) return 'ascendant';
  return /\b(?:midheaven|mc)\b/u.test(plain) ? 'midheaven' : null;
}

function houseIn(plain: string): number | null {
  const digits = /\b(?<house>\d{1,2})(?:st|nd|rd|th) house\b/u.exec(plain)?.groups?.['house'];
  const number =
    digits === undefined
      ? HOUSES.findIndex((name) => plain.includes(`${name} house`)) + 1
      : Number(digits);
  return number >= 1 && number <= 12 ? number : null;
}

function personIn(plain: string): Person | null {
  const relation = RELATION.exec(plain)?.groups?.['who'];
  const pronoun = PEOPLE.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  if (relation === undefined) return pronoun;
  const they = FEMALE.test(relation)
    ? 'she'
    : MALE.test(relation)
      ? 'he'
      : (pronoun?.they ?? 'they');
  return { words: `your ${relation}`, relation, name: null, they };
}
