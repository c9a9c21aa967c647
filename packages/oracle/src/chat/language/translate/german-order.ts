import { GERMAN_PARTICLES } from './german-forms.ts';
import { nounOf, sayVerb, verbHere } from './choose-reading.ts';
import type { Lexicon } from './lexicon.ts';
import type { Unit } from './units.ts';
import type { VerbForm } from './verb-forms.ts';

const DENIAL = /^(?:nicht|net|nich)$/u;
const AUXILIARIES = new Set(['have', 'be']);
const MODALS = new Set(['can', 'have to', 'should', 'want', 'may']);
/** Verbs whose past is made with "to be". */
const WITH_BE =
  /^(?:go|come|leave|arrive|stay|die|fall|return|enter|become|disappear|happen|move|move out|climb|fly|run|wake up|get up|stop by|cheat|swim|jump|travel|walk|drive|fail|marry)\b/u;
/** A clause that begins so has its verb at the end. */
const SUBORDINATE =
  /^(?:that|because|if|whether|when|although|after|before|since|until|who|what|how|why|where|while)$/u;

interface Said {
  english: string;
  verb: VerbForm | null;
  typed: string;
}

/** The words of one clause in English, with its verbs together behind the subject. */
export function germanInEnglish(clause: readonly Unit[], lexicon: Lexicon): readonly string[] {
  const words = clause.map((unit, at): Said => {
    if (unit.kind !== 'word') return { english: unit.english, verb: null, typed: '' };
    const typed = unit.reading.typed.toLowerCase();
    const before = clause[at - 1];
    const prior =
      before === undefined
        ? ''
        : before.kind === 'word'
          ? nounOf(before.reading, '')
          : before.english;
    const verb = verbHere(unit.reading, prior === '' ? 'i' : prior, true);
    return { english: verb === null ? nounOf(unit.reading, prior) : '', verb, typed };
  });
  const joined = joinParticle(words, lexicon);
  const together = putTogether(joined);
  const isDenied = together.some(({ typed }) => DENIAL.test(typed));
  const mainAt = together.findIndex(({ verb }) => verb !== null && isInflected(verb));
  return together
    .filter(({ typed }) => !(isDenied && mainAt !== -1 && DENIAL.test(typed)))
    .map((word) => {
      if (word.verb === null) return word.english;
      return sayVerb(word.verb, isDenied && word === together[mainAt]);
    });
}

const isInflected = ({ tense }: VerbForm): boolean =>
  tense !== 'participle' && tense !== 'infinitive' && tense !== 'ing';

/** "ich komme morgen an": the prefix at the end belongs to the verb. */
function joinParticle(words: readonly Said[], { verbs }: Lexicon): readonly Said[] {
  const last = words.at(-1);
  if (last === undefined || !GERMAN_PARTICLES.includes(last.typed)) return words;
  for (const word of words) {
    const [joined] = verbs.get(`${word.typed} ${last.typed}`) ?? [];
    if (word.verb !== null && joined !== undefined) {
      return words.slice(0, -1).map((one) => (one === word ? { ...one, verb: joined } : one));
    }
  }
  return words;
}

/** "soll ich … ziehen", "habe … geschenkt", "dass er … wohnt". */
function putTogether(words: readonly Said[]): readonly Said[] {
  const last = words.at(-1);
  const first = words.findIndex(({ verb }) => verb !== null && isInflected(verb));
  if (last === undefined || last.verb === null || words.length < SHORTEST_CLAUSE) return words;
  const helper = words[first];
  if (helper !== undefined && helper !== last && helper.verb !== null) {
    const main = last.verb;
    const { english, person } = helper.verb;
    const isPast =
      main.tense === 'participle' &&
      AUXILIARIES.has(english) &&
      (english === 'have' || WITH_BE.test(main.english));
    if (isPast) {
      const verb: VerbForm = { english: main.english, tense: 'past', person };
      return words.slice(0, -1).map((one) => (one === helper ? { ...one, verb } : one));
    }
    if (MODALS.has(english) && !isOwnClause(last.verb)) {
      const moved = { ...last, verb: { ...main, tense: 'infinitive' as const } };
      const rest = words.slice(0, -1);
      const at = first + (isSubject(rest[first + 1]) ? 2 : 1);
      return [...rest.slice(0, at), moved, ...rest.slice(at)];
    }
  }
  const isSubordinate = SUBORDINATE.test(words[0]?.english ?? '');
  if (isSubordinate && isInflected(last.verb)) {
    const before = words.at(-2);
    // "weil er mich verlassen hat"
    const main =
      before?.verb?.tense === 'participle' && AUXILIARIES.has(last.verb.english)
        ? {
            ...last,
            verb: {
              english: before.verb.english,
              tense: 'past' as const,
              person: last.verb.person,
            },
          }
        : last;
    const rest = words.slice(0, main === last ? -1 : -2);
    const at = isSubject(rest[1]) ? 2 : Math.min(3, rest.length);
    return [...rest.slice(0, at), main, ...rest.slice(at)];
  }
  return words;
}
const SHORTEST_CLAUSE = 3;

const isOwnClause = ({ tense }: VerbForm): boolean => tense === 'past';

const isSubject = (word: Said | undefined): boolean =>
  word !== undefined && /^(?:i|you|he|she|it|we|they)$/u.test(word.english);
