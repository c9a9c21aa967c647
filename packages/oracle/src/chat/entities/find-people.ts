import type { Person } from '../understood.ts';
import { findPlace } from './find-place.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { NOT_NAMES } from './not-names.ts';
import { PET_WORDS, RELATIONS, type Relation } from './relation-words.ts';

const alternatives = (words: Iterable<string>): string =>
  [...words].toSorted((a, b) => b.length - a.length).join('|');

const OWN = String.raw`(?:my|our)\s+(?<adjective>(?:late|own|older|younger|little|big|new|old|dear|toxic|first|second|current|former|poor|only|teenage|adult|crazy|sweet|beloved)\s+){0,2}`;
const RELATION = new RegExp(
  String.raw`\b${OWN}(?<relation>${alternatives(RELATIONS.keys())})(?:'s|s(?=\s*(?:[?,.!]|$)))?\b(?!-)(?!\s+(?:chart|sign|date of birth))`,
  'iu',
);
/** "her mother", "his ex": a person who belongs to the other person. */
const THEIRS = new RegExp(
  String.raw`\b(?<owner>his|her|their)\s+(?<relation>${alternatives(RELATIONS.keys())})\b`,
  'iu',
);
/** "introduced me to his mom": it is about him. */
const OWNERS_COMPANY =
  /\b(?:introduc\w+|told|tells|talk\w* about me|in front of|meet|met) (?:me |us )?(?:\w+ ){0,5}?(?:to |of )?(?:his|her|their) \w+/iu;
const BARE = new RegExp(
  String.raw`\b(?:an?|the|this|some)?\s*(?<relation>ex|boss|crush|manager|mom|mum|dad|grandma|grandpa|husband|wife|boyfriend|girlfriend|coworker|roommate)\b(?!-)`,
  'iu',
);
const PET = new RegExp(
  String.raw`\b(?:my|our)\s+(?:\w+\s+){0,2}?(?<pet>${alternatives(PET_WORDS)})\b`,
  'iu',
);
const MENTION = /\b(?<name>[A-Z][a-zé]{2,}|[a-z]{3,})\b/gu;

/** Who the message is about besides the user: the relation or the name as typed. */
export function findPerson(text: string): Person | null {
  const name = nameIn(text);
  const relation = relationIn(text);
  const they = pronounIn(text);
  if (relation === null && name === null) {
    return they === null ? null : { words: pronounWords(they), relation: null, name: null, they };
  }
  const implied = relation?.relation.they ?? (name === null ? 'they' : name.they);
  return {
    words: name?.words ?? relation?.words ?? '',
    relation: relation?.relation.said ?? null,
    name: name?.words ?? null,
    they: isFixed(relation?.relation) ? implied : (they ?? implied),
  };
}

export const nameOf = (text: string): string | undefined => nameIn(text)?.words;

/** The user's animal, by its kind; with its name where one is given. */
export function findPet(text: string): Person | null {
  const kind = PET.exec(text)?.groups?.['pet']?.toLowerCase();
  if (kind === undefined) return null;
  const words = `your ${kind}`;
  return { words, relation: kind, name: null, they: pronounIn(text) ?? 'they' };
}

/** "my mom … he said": mom stays she. */
const isFixed = (relation: Relation | undefined): boolean =>
  relation !== undefined && relation.they !== 'they';

const pronounWords = (they: Person['they']): string =>
  ({ he: 'him', she: 'her', they: 'them' })[they];

function relationIn(text: string): { words: string; relation: Relation } | null {
  const own = RELATION.exec(text)?.groups?.['relation'];
  const theirs = THEIRS.exec(text)?.groups;
  const bare = BARE.exec(text)?.groups?.['relation'];
  const isOnlySeen = own === undefined && OWNERS_COMPANY.test(text);
  const found =
    own ?? (isOnlySeen ? undefined : theirs?.['relation']) ?? (theirs ? undefined : bare);
  const relation = found === undefined ? undefined : RELATIONS.get(found.toLowerCase());
  if (relation === undefined) return null;
  const owner = own === undefined && theirs !== undefined ? theirs['owner']?.toLowerCase() : 'your';
  return { words: `${owner} ${relation.said}`, relation };
}

function nameIn(text: string): { words: string; they: Person['they'] } | null {
  const place = findPlace(text)?.toLowerCase().split(' ') ?? [];
  for (const { 0: word, index } of text.matchAll(MENTION)) {
    const lower = word.toLowerCase();
    const given = GIVEN_NAMES.get(lower);
    const isCapital = /^[A-Z]/u.test(word) && isInsideSentence(text, index) && !isShouting(text);
    if (place.includes(lower)) continue;
    if (given !== undefined && !isPlaceBefore(text, index))
      return { words: capitalised(lower), they: given };
    if (isCapital && !NOT_NAMES.has(lower) && !isPlaceBefore(text, index))
      return { words: word, they: 'they' };
  }
  return null;
}

const isInsideSentence = (text: string, index: number): boolean =>
  !/(?:^|[.!?\n"'“(]\s*)$/u.test(text.slice(0, index));

/** Text where most words have a capital says nothing about names. */
const isShouting = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return words.filter((word) => /^[A-Z]/u.test(word)).length > words.length / 2;
};

const isPlaceBefore = (text: string, index: number): boolean =>
  /(?:\b(?:in|to|from|at|near|around|saint|san|new|los|las)|\b(?:19|20)\d\d,?)\s+$/iu.test(
    text.slice(0, index),
  );

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The pronoun used most; null when there is none. */
function pronounIn(text: string): Person['they'] | null {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const he = count(/\b(?:he|him|his|hes|he's)\b/giu);
  const she = count(/\b(?:she|her|hers|shes|she's)\b/giu);
  const they = count(/\b(?:they|them|their|theyre|they're)\b/giu);
  if (he === 0 && she === 0) return they === 0 ? null : 'they';
  return he >= she ? 'he' : 'she';
}
