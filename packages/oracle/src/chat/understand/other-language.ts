import {
  ENGLISH_ONLY,
  LIKELIEST,
  SUBJECT_FAMILIES,
  type Subject,
} from '../../../content/chat/languages/other-language.ts';
import { OTHER_LANGUAGES } from '../../../content/chat/other-languages.ts';

export interface OtherLanguageSubject {
  /** The family that answers it; null when no subject was found. */
  readonly family: string | null;
  /** Families to offer where none was found. */
  readonly choices: readonly string[];
  /** What is said in that language before the English answer. */
  readonly opening: string;
}

const SUBJECTS = Object.keys(SUBJECT_FAMILIES) as Subject[];

/** What a message in another language is about. */
export function otherLanguageSubject(message: string, language: string): OtherLanguageSubject {
  const known = OTHER_LANGUAGES[language];
  const unknown = { family: null, choices: LIKELIEST, opening: known?.unknown ?? ENGLISH_ONLY };
  if (known === undefined) return unknown;
  const plain = ` ${message
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, ([letter = '']) => letter)
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const subject = SUBJECTS.find((each) => names(known.words[each], plain));
  if (subject === undefined) return unknown;
  return {
    family: SUBJECT_FAMILIES[subject],
    choices: [],
    opening: known.opening.replace('{subject}', known.names[subject]),
  };
}

const names = (words: string, plain: string): boolean =>
  words.split('|').some((term) => term.split('+').every((word) => has(plain, word)));

const has = (plain: string, word: string): boolean =>
  word.endsWith('*') ? plain.includes(` ${word.slice(0, -1)}`) : plain.includes(` ${word} `);
