import {
  OTHER_LANGUAGES,
  SUBJECT_FAMILIES,
  type Subject,
} from '../../../content/chat/other-languages.ts';

export interface OtherLanguageSubject {
  /** The family that answers it; null when no subject was found. */
  readonly family: string | null;
  /** What is said in that language before the English answer. */
  readonly opening: string;
}

const SUBJECTS = Object.keys(SUBJECT_FAMILIES) as Subject[];

/** What a message in another language is about; null for languages without words of ours. */
export function otherLanguageSubject(
  message: string,
  language: string,
): OtherLanguageSubject | null {
  const known = OTHER_LANGUAGES[language];
  if (known === undefined) return null;
  const plain = ` ${message
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, ([letter = '']) => letter)
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const subject = SUBJECTS.find((each) => names(known.words[each], plain));
  if (subject === undefined) return { family: null, opening: known.unknown };
  return {
    family: SUBJECT_FAMILIES[subject],
    opening: known.opening.replace('{subject}', known.names[subject]),
  };
}

const names = (words: string, plain: string): boolean =>
  words
    .split('|')
    .some((word) =>
      word.endsWith('*') ? plain.includes(` ${word.slice(0, -1)}`) : plain.includes(` ${word} `),
    );
