import { finite } from './english-forms.ts';
import { nounOf, sayVerb, verbHere } from './choose-reading.ts';
import type { Translated } from './lexicon.ts';
import type { Reading } from './readings.ts';
import type { Unit } from './units.ts';
import type { VerbForm } from './verb-forms.ts';

type Romance = Exclude<Translated, 'de' | 'hi-Latn'>;

/** Pronouns before a verb that stand behind it in English; an empty one is left out. */
const OBJECTS: Readonly<Record<Romance, Readonly<Record<string, string>>>> = {
  es: { me: 'me', te: 'you', se: '', lo: 'him', la: 'her', le: 'him', nos: 'us', los: 'them', las: 'them', les: 'them' },
  pt: { me: 'me', te: 'you', se: '', lhe: 'him', lhes: 'them' },
  fr: { me: 'me', m: 'me', te: 'you', t: 'you', se: '', s: '', le: 'it', l: 'him', la: 'her', les: 'them', lui: 'him', leur: 'them', y: '', en: '' },
  it: { mi: 'me', ti: 'you', si: '', lo: 'him', la: 'her', l: 'him', gli: 'him', le: 'her', ci: 'us', vi: '', li: 'them', ne: '', ce: '', me: 'me', te: 'you' },
};
/** Without a verb behind them these say nothing. */
const LONE: ReadonlySet<string> = new Set(['se', 's', 'si']);
const ARTICLES: ReadonlySet<string> = new Set('lo la los las le les l li gli'.split(' '));
const DENIALS: Readonly<Record<Romance, ReadonlySet<string>>> = {
  es: new Set(['no']),
  pt: new Set(['não', 'nao', 'n', 'num']),
  fr: new Set(['ne', 'n']),
  it: new Set(['non']),
};
/** Behind a French verb. */
const FRENCH_DENIALS: Readonly<Record<string, string>> = { pas: '', plus: 'anymore', jamais: 'ever', rien: 'anything' };
/** They may stand between an auxiliary and its participle. */
const BETWEEN = /^(?:pas|plus|jamais|rien|ya|déjà|toujours|bien|tout|encore|jamás|nunca|siempre|già|mai|più|appena|ancora|sempre|já|também|pure|anche|aussi|même|enfin|vraiment)$/u;
/** Verbs whose past is made with "to be". */
const WITH_BE = /^(?:go|come|leave|arrive|stay|die|be born|fall|return|enter|become|disappear|happen|go down|climb|stop by|be|appear|move|escape|last|succeed)\b/u;
/** "i" and "we" stand in the verb of these. */
const WITHOUT_SUBJECT: ReadonlySet<Translated> = new Set(['es', 'pt', 'it']);

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
    const verb = isBareTo(clause, at - 1, language) ? null : verbHere(unit.reading, said.at(-1) ?? '');
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
  if (language !== 'fr' || unit?.kind !== 'word' || unit.reading.typed.toLowerCase() !== 'a') return false;
  if (next?.kind !== 'word') return true;
  const isBetween = BETWEEN.test(next.reading.typed.toLowerCase());
  return !isBetween && next.reading.verbs.every(({ tense }) => tense !== 'participle');
}

/** Whether a word is an object of the verb behind it, and no article. */
function isObject(clause: readonly Unit[], at: number, language: Romance, said: readonly string[]): boolean {
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

interface Group {
  readonly verb: VerbForm;
  readonly isPast: boolean;
  readonly isDenied: boolean;
  /** What stood between or behind, in English. */
  readonly beside: readonly string[];
  readonly next: number;
}

/** A verb with the auxiliary and the denial around it. */
function verbGroup(
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
    const english =
      denial ?? (unit?.kind === 'word' ? nounOf(unit.reading, '') : '');
    if (english !== '') beside.push(english);
    at += 1;
  }
  const done = clause[at];
  const isAuxiliary = (verb.english === 'have' || verb.english === 'be') && verb.tense !== 'infinitive';
  if (isAuxiliary && done?.kind === 'word') {
    const main = verbHere(done.reading, '', true);
    const isReflexive = objects.some((one) => OBJECTS[language][one] === '') || objects.includes('me') || objects.includes('mi') || objects.includes('m');
    if (main?.tense === 'participle' && (verb.english === 'have' || WITH_BE.test(main.english) || isReflexive)) {
      return { verb: { ...main, person: verb.person }, isPast: true, isDenied, beside, next: at + 1 };
    }
  }
  return { verb, isPast: false, isDenied, beside, next: at };
}

function sayGroup(
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
  const isSaid = subject === '' || !WITHOUT_SUBJECT.has(language) || before.split(' ').at(-1) === subject;
  const said = isPast
    ? isDenied && english !== 'be'
      ? `did not ${english}`
      : english === 'be'
        ? finite('be', 'past', person, isDenied)
        : finite(english, 'past', person, false)
    : sayVerb(verb, isDenied);
  return [...(isSaid ? [] : [subject]), said, ...own, ...beside];
}

const SUBJECTS: Readonly<Record<string, string>> = { me: 'i', you: 'you', him: 'he', her: 'she', us: 'we', them: 'they' };

const isReflexive = (object: string, person: number): boolean =>
  (person === 1 && /^(?:me|m|mi)$/u.test(object)) ||
  (person === 2 && /^(?:te|t|ti)$/u.test(object)) ||
  (person === 4 && /^(?:nos|ci)$/u.test(object));

