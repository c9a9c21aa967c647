import { nounOf, verbHere } from './choose-reading.ts';
import type { Reading } from './readings.ts';
import { ARTICLES, BETWEEN, DENIALS, LONE, OBJECTS, type Romance } from './romance-words.ts';
import type { Unit } from './units.ts';
import { sayGroup, verbGroup } from './verb-group.ts';

/** The words of one clause in English, object pronouns and "not" where English has them. */
export function romanceInEnglish(clause: readonly Unit[], language: Romance): readonly string[] {
  const said: string[] = [];
  let at = 0;
  let isDenied = false;
  let objects: string[] = [];
  const flush = (): void => {
    if (isDenied) said.push('not');
    said.push(...objects);
    isDenied = false;
    objects = [];
  };
  while (at < clause.length) {
    const unit = clause[at];
    at += 1;
    if (unit === undefined) break;
    if (unit.kind !== 'word') {
      const english = isDenied ? denied(unit.english) : unit.english;
      isDenied = false;
      flush();
      said.push(english);
      continue;
    }
    const typed = unit.reading.typed.toLowerCase();
    if (DENIALS[language].has(typed) && (language !== 'pt' || typed !== 'num')) {
      isDenied = true;
      continue;
    }
    if (isObject(clause, at - 1, language, said)) {
      objects.push(typed);
      continue;
    }
    const verb = isBareTo(clause, at - 1, language)
      ? null
      : verbHere(unit.reading, said.at(-1) ?? '');
    if (verb === null) {
      const english = saidAs(unit.reading, said.at(-1) ?? '', language);
      if (isDenied && BEFORE_NOT.test(english)) {
        isDenied = false;
        said.push(english, 'not');
        continue;
      }
      flush();
      said.push(english);
      continue;
    }
    const group = verbGroup(clause, at, verb, objects, language);
    at = group.next;
    said.push(...sayGroup(group, isDenied || group.isDenied, objects, said.at(-1) ?? '', language));
    isDenied = false;
    objects = [];
  }
  flush();
  return said;
}

/** A turn of phrase that is denied: "i do not like". */
const denied = (english: string): string => {
  const [subject = '', verb = '', ...others] = english.split(' ');
  if (!/^(?:i|we|you|they)$/u.test(subject)) return `not ${english}`;
  return /^(?:am|are|was|were|can|will)$/u.test(verb)
    ? [subject, verb, 'not', ...others].join(' ')
    : [subject, 'do not', verb, ...others].join(' ');
};

const BEFORE_NOT = /^(?:is|am|are|was|were|will|i will)$/u;

/** A word that is no verb here, in English. */
function saidAs(reading: Reading, before: string, language: Romance): string {
  const typed = reading.typed.toLowerCase();
  if (LONE.has(typed) && OBJECTS[language][typed] === '') return '';
  if (language === 'fr' && typed === 'pas') return 'not';
  return language === 'fr' && typed === 'a' ? 'to' : nounOf(reading, before);
}

/** "a" is typed for "à" where no participle follows. */
function isBareTo(clause: readonly Unit[], at: number, language: Romance): boolean {
  const [unit, next] = [clause[at], clause[at + 1]];
  if (language !== 'fr' || unit?.kind !== 'word' || unit.reading.typed.toLowerCase() !== 'a')
    return false;
  if (next?.kind !== 'word') return true;
  const isBetween = BETWEEN.test(next.reading.typed.toLowerCase());
  return !isBetween && next.reading.verbs.every(({ tense }) => tense !== 'participle');
}

/** Whether a word is an object of the verb behind it, and no article. */
function isObject(
  clause: readonly Unit[],
  at: number,
  language: Romance,
  said: readonly string[],
): boolean {
  const unit = clause[at];
  if (unit?.kind !== 'word') return false;
  const typed = unit.reading.typed.toLowerCase();
  if (!(typed in OBJECTS[language])) return false;
  const next = clause[at + 1];
  if (next?.kind !== 'word') return false;
  const nextTyped = next.reading.typed.toLowerCase();
  if (nextTyped in OBJECTS[language] && at + 2 < clause.length && nextTyped !== typed) {
    return isObject(clause, at + 1, language, said);
  }
  const { verbs, thing, quality, fixed } = next.reading;
  if (verbs.length === 0 || fixed !== null) return false;
  if (verbs.every(({ tense }) => tense === 'participle')) return false;
  if (!ARTICLES.has(typed)) return true;
  // "in the snow", though "snow" is a verb too.
  const isAfterPreposition =
    PREPOSITION.test(said.at(-1) ?? '') && verbs[0]?.tense !== 'infinitive';
  return thing === null && quality === null && !isAfterPreposition;
}

const PREPOSITION = /(?:^| )(?:in|of|for|with|without|from|by|on|between|until)$/u;
