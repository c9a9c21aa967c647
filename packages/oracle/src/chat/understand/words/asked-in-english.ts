import { QUESTIONS } from '../../../../content/chat/languages/questions/questions.ts';
import { QUESTION_TABLES } from '../../../../content/chat/other-languages.ts';
import { detectLanguage, sharesOf } from '../../language/detect-language.ts';
import { withDayFirst } from '../../entities/times/find-days.ts';
import { glossaryOf } from '../../language/glossary.ts';
import { isLatinHindi, latinHindiGlossary } from '../../language/latin-hindi.ts';
import { isSwahili } from '../../language/swahili.ts';
import { isTagalog } from '../../language/tagalog.ts';
import { fillQuestion, hasNamed, type Named } from './fill-question.ts';
import { inEnglish } from './in-english.ts';
import { forWords, languageBySubject } from './named-subject.ts';
import { typedBirthIn } from './typed-birth-in.ts';
import {
  anyOf,
  entryFor,
  isOfLife,
  isOfTurn,
  openingOf,
  readTable,
  type TableEntry,
} from './question-table.ts';

export interface AskedInEnglish {
  /** The same question as an English speaker types it. */
  readonly english: string;
  /** What is said in the user's language before the English answer. */
  readonly opening: string;
  /** It says by itself what it is about, and is more than a few words on what was told before. */
  readonly isWhole: boolean;
  /** The questions of the table. */
  readonly ids: readonly string[];
}

/**
 * What a message in another language asks, in plain English; null where its table has no such question. `story` is what
 * was told before, in English: a few words may only be understood by it. `isMeant` leaves out questions that the message
 * does not ask after all.
 */
export function askedInEnglish(
  message: string,
  story = '',
  isMeant: (question: string) => boolean = () => true,
): AskedInEnglish | null {
  const language = languageOf(message, story);
  return language === null ? null : askedIn(language, message, story, isMeant);
}

function askedIn(
  language: string,
  message: string,
  story: string,
  isMeant: (question: string) => boolean,
): AskedInEnglish | null {
  const table = QUESTION_TABLES[language];
  if (table === undefined) return null;
  const named = namedIn(language, message);
  const found = foundIn(language, message, story).filter(({ id }) =>
    isMeant(fillQuestion(QUESTIONS[id], named)),
  );
  const [first] = found;
  if (first === undefined) return null;
  const english = found.map(({ id }) => fillQuestion(QUESTIONS[id], named)).join('? ');
  const birth = typedBirthIn(withDayFirst(message), named.english, english);
  return {
    english: birth === null ? english : `${birth}. ${english}`,
    opening: `${openingOf(found, table)} ${table.inEnglish}`,
    isWhole: found.every(({ id }) => isOfLife(id)),
    ids: found.map(({ id }) => id),
  };
}

/** What is asked: each of several questions, else what the message as a whole asks or tells. */
function foundIn(language: string, message: string, story: string): readonly TableEntry[] {
  const parts = message.match(/[^?]+\??/gu) ?? [];
  const each = parts.flatMap((part) => {
    const entry = entryIn(language, part, story);
    const isOwn = entry === undefined || !isOfTurn(entry.id);
    const isAsked = part.endsWith('?') || (entry !== undefined && !isOfLife(entry.id));
    return entry !== undefined && isAsked && isOwn ? [entry] : [];
  });
  const several = [...new Map(each.map((entry) => [entry.id, entry])).values()];
  if (several.length > 1) return several.slice(0, MOST_QUESTIONS);
  const whole = entryIn(language, message, story);
  if (whole === undefined) return [];
  return isOfLife(whole.id) || message.includes('?')
    ? [whole]
    : [toldBeside(language, message) ?? whole];
}
const MOST_QUESTIONS = 3;

/** "i am a libra. he left me by text": what is told of a life is not asked about the sky. */
const toldBeside = (language: string, message: string): TableEntry | undefined =>
  message
    .split(/[.!;\n]+/u)
    .map((sentence) => entryIn(language, sentence, ''))
    .find((entry) => entry !== undefined && isOfLife(entry.id));

const kept = new Map<string, readonly TableEntry[]>();

function entryIn(language: string, message: string, story: string): TableEntry | undefined {
  const table = QUESTION_TABLES[language];
  if (table === undefined) return undefined;
  const entries = kept.get(language) ?? readTable(table);
  kept.set(language, entries);
  const named = { ...namedIn(language, message), story };
  const known = story === '' ? entries.filter(({ id }) => !isOfTurn(id)) : entries;
  return entryFor(known, forWords(message), (need) => hasNamed(need, named));
}

const glossaryFor = (language: string) =>
  language === HINDI ? latinHindiGlossary() : glossaryOf(language);
const HINDI = 'hi-Latn';
const TAGALOG = 'tl';
const SPANISH = 'es';
const SWAHILI = 'sw';

function namedIn(language: string, message: string): Named {
  const english =
    inEnglish(withDayFirst(message), language, glossaryFor(language)) ?? message.toLowerCase();
  const plain = forWords(message);
  const { he = '', she = '' } = QUESTION_TABLES[language] ?? {};
  const isHe = anyOf(he).test(plain);
  const isShe = anyOf(she).test(plain);
  return { english, pronoun: isHe === isShe ? 'they' : isHe ? 'he' : 'she' };
}

const LEAST_SHARE = 0.2;
const MOST_ENGLISH = 0.1;

/** The language of a message, also where only a question of its table shows it; null for English. */
export function languageOf(message: string, story = ''): string | null {
  if (/[¿¡]/u.test(message)) return SPANISH;
  if (isTagalog(message)) return TAGALOG;
  if (isSwahili(message)) return SWAHILI;
  if (isLatinHindi(message)) return HINDI;
  const detected = detectLanguage(message);
  if (detected === 'hi') return /\p{Script=Devanagari}/u.test(message) ? null : HINDI;
  if (QUESTION_TABLES[detected] !== undefined) return detected;
  const bySubject = detected === 'en' ? languageBySubject(message) : null;
  if (bySubject !== null) return bySubject;
  const words = message.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const [first, second] = Object.keys(QUESTION_TABLES)
    .map((language) => ({ language, ...sharesOf(words, glossaryFor(language)) }))
    .filter(
      ({ language, share, english }) =>
        share >= LEAST_SHARE &&
        english <= MOST_ENGLISH &&
        entryIn(language, message, story) !== undefined,
    )
    .toSorted((a, b) => b.share - a.share);
  return first === undefined || first.share === second?.share ? null : first.language;
}
