import { BODIES, BODY_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { ordinalWords } from '../slots/ordinal-words.ts';
import { MONTHS } from '../entities/times/calendar-day.ts';
import type { Entities, Person } from '../understood.ts';
import { mayEcho, quoteOf } from './may-echo.ts';

const NAMES = new Map<string, string>([
  ...BODY_IDS.map((id): [string, string] => [BODIES[id].name.toLowerCase(), BODIES[id].name]),
  ...SIGN_IDS.map((id): [string, string] => [id, SIGNS[id].name]),
  ['ascendant', 'rising sign'],
  ['rising', 'rising sign'],
  ['midheaven', 'Midheaven'],
  ['mc', 'Midheaven'],
]);

const named = (word: string | undefined): string | null =>
  word === undefined ? null : (NAMES.get(word.toLowerCase()) ?? word);

/** What the user typed, where it may be said back. */
const echoed = (words: string | undefined): string | null =>
  words !== undefined && mayEcho(words) ? words : null;

export type VerbSlot = 's' | 'is' | 'has' | 'does' | 'was';
const VERBS = {
  s: ['s', ''],
  is: ['is', 'are'],
  has: ['has', 'have'],
  does: ['does', 'do'],
  was: ['was', 'were'],
} as const satisfies Record<VerbSlot, readonly [string, string]>;

export const isVerbSlot = (name: string): name is VerbSlot => name in VERBS;

export const verbFor = (verb: VerbSlot, isSingular: boolean): string =>
  VERBS[verb][isSingular ? 0 : 1];

const PRONOUNS = {
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his' },
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs' },
} as const;

/** Whom the pronouns speak of: the pet where only a pet was named. */
export const personIn = ({ who, pet }: Entities): Person | null => who ?? pet ?? null;

/** "2027-02" → "February" */
const monthWords = (month: string | undefined): string | null =>
  month === undefined ? null : (MONTHS[Number(month.slice(5)) - 1] ?? null);

/** A slot that the message itself fills; null when it does not. */
export function entitySlot(name: string, entities: Entities): string | null {
  const pronouns = PRONOUNS[personIn(entities)?.they ?? 'they'];
  switch (name) {
    case 'they':
    case 'them':
    case 'their':
    case 'theirs':
      return pronouns[name];
    case 'who':
    case 'pet':
      return echoed(entities[name]?.words);
    case 'sign':
      return named(entities.sign ?? entities.sign_b);
    case 'sign_b':
    case 'planet':
    case 'point':
      return named(entities[name]);
    case 'house':
      return entities.house === undefined ? null : ordinalWords(entities.house);
    case 'age':
      return entities.age === undefined ? null : String(entities.age);
    case 'feels':
      return entities.feels?.[0] ?? null;
    case 'date':
    case 'date_b':
    case 'deadline':
      return entities[name]?.words ?? null;
    case 'month':
      return monthWords(entities.month);
    case 'quote':
      return entities.quote === undefined ? null : quoteOf(entities.quote);
    case 'name':
    case 'aspect':
    case 'element':
    case 'card':
    case 'term':
    case 'number':
    case 'place':
    case 'clock':
    case 'span':
    case 'thing':
    case 'deed':
    case 'event':
    case 'a':
    case 'b':
    case 'pattern':
    case 'language':
    case 'line':
    case 'died':
      return echoed(entities[name]);
    default:
      return null;
  }
}
