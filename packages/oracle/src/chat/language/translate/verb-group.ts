import { finite } from './english-forms.ts';
import { nounOf, sayVerb, verbHere } from './choose-reading.ts';
import {
  BETWEEN,
  FRENCH_DENIALS,
  OBJECTS,
  type Romance,
  WITH_BE,
  WITHOUT_SUBJECT,
} from './romance-words.ts';
import type { Unit } from './units.ts';
import type { VerbForm } from './verb-forms.ts';

interface Group {
  readonly verb: VerbForm;
  readonly isPast: boolean;
  readonly isDenied: boolean;
  /** What stood between or behind, in English. */
  readonly beside: readonly string[];
  readonly next: number;
}

/** A verb with the auxiliary and the denial around it. */
export function verbGroup(
  clause: readonly Unit[],
  from: number,
  verb: VerbForm,
  objects: readonly string[],
  language: Romance,
): Group {
  const beside: string[] = [];
  let [at, isDenied] = [from, false];
  const typedAt = (place: number): string => {
    const unit = clause[place];
    return unit?.kind === 'word' ? unit.reading.typed.toLowerCase() : '';
  };
  while (BETWEEN.test(typedAt(at))) {
    const typed = typedAt(at);
    const denial = language === 'fr' ? FRENCH_DENIALS[typed] : undefined;
    const unit = clause[at];
    if (denial !== undefined) isDenied = true;
    const english = denial ?? (unit?.kind === 'word' ? nounOf(unit.reading, '') : '');
    if (english !== '') beside.push(english);
    at += 1;
  }
  const done = clause[at];
  const isAuxiliary =
    (verb.english === 'have' || verb.english === 'be') && verb.tense !== 'infinitive';
  if (isAuxiliary && done?.kind === 'word') {
    const main = verbHere(done.reading, '', true);
    const isReflexive =
      objects.some((one) => OBJECTS[language][one] === '') ||
      objects.includes('me') ||
      objects.includes('mi') ||
      objects.includes('m');
    if (
      main?.tense === 'participle' &&
      (verb.english === 'have' || WITH_BE.test(main.english) || isReflexive)
    ) {
      return {
        verb: { ...main, person: verb.person },
        isPast: true,
        isDenied,
        beside,
        next: at + 1,
      };
    }
  }
  return { verb, isPast: false, isDenied, beside, next: at };
}

export function sayGroup(
  { verb, isPast, beside }: Group,
  isDenied: boolean,
  objects: readonly string[],
  before: string,
  language: Romance,
): readonly string[] {
  const { english, person } = verb;
  const own = objects
    .filter((one) => !isReflexive(one, person))
    .map((one) => OBJECTS[language][one] ?? '')
    .filter((one) => one !== '');
  const isLiked = english === 'like' && own.length > 0 && (language === 'es' || language === 'it');
  if (isLiked) {
    const subject = SUBJECTS[own[0] ?? ''] ?? 'he';
    const who = subject === 'he' || subject === 'she' ? 3 : 1;
    const tense = isPast || verb.tense === 'past' ? 'past' : 'present';
    return [subject, finite('like', tense, who, isDenied)];
  }
  // "wants me to" and a subjunctive.
  if (/(?:^| )to$/u.test(before) && verb.tense === 'present') return [english, ...own, ...beside];
  const subject = person === 1 ? 'i' : person === 4 ? 'we' : '';
  const isSaid =
    subject === '' || !WITHOUT_SUBJECT.has(language) || before.split(' ').at(-1) === subject;
  const said = isPast
    ? isDenied && english !== 'be'
      ? `did not ${english}`
      : english === 'be'
        ? finite('be', 'past', person, isDenied)
        : finite(english, 'past', person, false)
    : sayVerb(verb, isDenied);
  return [...(isSaid ? [] : [subject]), said, ...own, ...beside];
}

const SUBJECTS: Readonly<Record<string, string>> = {
  me: 'i',
  you: 'you',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
};

const isReflexive = (object: string, person: number): boolean =>
  (person === 1 && /^(?:me|m|mi)$/u.test(object)) ||
  (person === 2 && /^(?:te|t|ti)$/u.test(object)) ||
  (person === 4 && /^(?:nos|ci)$/u.test(object));
