import {
  ENGLISH_ONLY,
  LIKELIEST,
  MORE_FAMILIES,
  SUBJECT_FAMILIES,
  type Subject,
} from '../../../../content/chat/languages/other-language.ts';
import { OTHER_LANGUAGES } from '../../../../content/chat/other-languages.ts';
import { withoutAccents } from '../../glossary.ts';
import type { Entities, Piece, Understood } from '../../understood.ts';

export interface OtherLanguageSubject {
  /** The family that answers it; null when no subject was found. */
  readonly family: string | null;
  /** Families to offer where none was found. */
  readonly choices: readonly string[];
  /** What is said in that language before the English answer. */
  readonly opening: string;
  /** What is said before the answer of a family: its subject, where that can be told in the language. */
  readonly openingOf: (family: string | null) => string;
}

const SUBJECTS = Object.keys(SUBJECT_FAMILIES) as Subject[];

/** What a message in another language is about. */
export function otherLanguageSubject(message: string, language: string): OtherLanguageSubject {
  const known = OTHER_LANGUAGES[language];
  const reads = known?.reads ?? ENGLISH_ONLY;
  const openingOf = (family: string | null): string => {
    const subject =
      known === undefined ? undefined : SUBJECTS.find((each) => isAbout(each, family));
    return known === undefined || subject === undefined
      ? reads
      : known.opening.replace('{subject}', known.names[subject]);
  };
  const unknown = {
    family: null,
    choices: LIKELIEST,
    opening: reads,
    openingOf,
  };
  if (known === undefined) return unknown;
  const plain = ` ${withoutAccents(message.toLowerCase())
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const subject = SUBJECTS.find((each) => names(known.words[each], plain));
  if (subject === undefined) return unknown;
  return {
    family: SUBJECT_FAMILIES[subject],
    choices: [],
    opening: known.opening.replace('{subject}', known.names[subject]),
    openingOf,
  };
}

const isAbout = (subject: Subject, family: string | null): boolean =>
  family !== null &&
  (SUBJECT_FAMILIES[subject] === family || (MORE_FAMILIES[subject]?.includes(family) ?? false));

const names = (words: string, plain: string): boolean =>
  words.split('|').some((term) => term.split('+').every((word) => has(plain, word)));

const has = (plain: string, word: string): boolean =>
  word.endsWith('*') ? plain.includes(` ${word.slice(0, -1)}`) : plain.includes(` ${word} `);

/** Words of a translation are for recognising a message, not for saying them back. */
const notSaidBack = ({
  deed: _deed,
  thing: _thing,
  event: _event,
  a: _a,
  b: _b,
  pattern: _pattern,
  quote: _quote,
  name: _name,
  who,
  ...entities
}: Entities): Entities => ({
  ...entities,
  ...(who && {
    who: who.relation === null ? who : { ...who, words: `your ${who.relation}`, name: null },
  }),
});

/** Pieces that were recognised by their translation, with what is said in the user's language before the answer. */
export function inOtherLanguage(
  pieces: readonly Piece[],
  text: string,
  subject: OtherLanguageSubject,
  isTranslated: boolean,
): Pick<Understood, 'opening' | 'pieces'> {
  const read = pieces.map((piece): Piece => ({
    ...piece,
    text,
    said: '',
    entities: notSaidBack(piece.entities),
  }));
  const [first] = read;
  const isKnown = first !== undefined && first.family !== null && first.zone !== 'unsure';
  const isRead = isTranslated && (isKnown || subject.family === null);
  if (isRead || first === undefined) {
    return { opening: subject.openingOf(isKnown ? first.family : null), pieces: read };
  }
  const { family, choices, opening } = subject;
  const zone = family === null ? 'unsure' : 'likely';
  return { opening, pieces: [{ ...first, family, zone, choices }] };
}
