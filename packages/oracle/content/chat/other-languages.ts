import { DUTCH } from './languages/dutch.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { HINDI } from './languages/hindi.ts';
import { HINDI_LATIN } from './languages/hindi-latin.ts';
import { ITALIAN } from './languages/italian.ts';
import { POLISH } from './languages/polish.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { SPANISH } from './languages/spanish.ts';
import { TAGALOG } from './languages/tagalog.ts';
import { TURKISH } from './languages/turkish.ts';
import type { OtherLanguage, SubjectPhrases } from './languages/other-language.ts';
import type { QuestionTable } from './languages/questions/question-table.ts';
import { DUTCH_QUESTIONS } from './languages/questions/dutch.ts';
import { FRENCH_QUESTIONS } from './languages/questions/french.ts';
import { GERMAN_QUESTIONS } from './languages/questions/german.ts';
import { HINDI_LATIN_QUESTIONS } from './languages/questions/hindi-latin.ts';
import { ITALIAN_QUESTIONS } from './languages/questions/italian.ts';
import { POLISH_QUESTIONS } from './languages/questions/polish.ts';
import { PORTUGUESE_QUESTIONS } from './languages/questions/portuguese.ts';
import { SPANISH_QUESTIONS } from './languages/questions/spanish.ts';
import { SWAHILI_QUESTIONS } from './languages/questions/swahili.ts';
import { TAGALOG_QUESTIONS } from './languages/questions/tagalog.ts';
import { FRENCH_SUBJECTS } from './languages/subjects/french.ts';
import { GERMAN_SUBJECTS } from './languages/subjects/german.ts';
import { HINDI_SUBJECTS } from './languages/subjects/hindi.ts';
import { ITALIAN_SUBJECTS } from './languages/subjects/italian.ts';
import { PORTUGUESE_SUBJECTS } from './languages/subjects/portuguese.ts';
import { SPANISH_SUBJECTS } from './languages/subjects/spanish.ts';

/** By ISO 639-1; Hindi in Latin letters stands by itself. */
export const OTHER_LANGUAGES: Readonly<Record<string, OtherLanguage>> = {
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
  it: ITALIAN,
  tr: TURKISH,
  hi: HINDI,
  'hi-Latn': HINDI_LATIN,
  nl: DUTCH,
  pl: POLISH,
  tl: TAGALOG,
};

/** Situations that are known by their words, by language. */
export const SUBJECT_PHRASES: Readonly<Record<string, SubjectPhrases>> = {
  es: SPANISH_SUBJECTS,
  fr: FRENCH_SUBJECTS,
  de: GERMAN_SUBJECTS,
  pt: PORTUGUESE_SUBJECTS,
  it: ITALIAN_SUBJECTS,
  'hi-Latn': HINDI_SUBJECTS,
};

/** What people ask most, by language. */
export const QUESTION_TABLES: Readonly<Record<string, QuestionTable>> = {
  es: SPANISH_QUESTIONS,
  fr: FRENCH_QUESTIONS,
  de: GERMAN_QUESTIONS,
  pt: PORTUGUESE_QUESTIONS,
  it: ITALIAN_QUESTIONS,
  'hi-Latn': HINDI_LATIN_QUESTIONS,
  tl: TAGALOG_QUESTIONS,
  pl: POLISH_QUESTIONS,
  nl: DUTCH_QUESTIONS,
  sw: SWAHILI_QUESTIONS,
};
