import {
  ENGLISH_ONLY,
  LIKELIEST,
  MORE_FAMILIES,
  SUBJECT_FAMILIES,
  type Subject,
} from '../../../../content/chat/languages/other-language.ts';
import { OTHER_LANGUAGES } from '../../../../content/chat/other-languages.ts';
import { NEARLY_SAID } from '../../nearness.ts';
import { forWords, namedSubject, type NamedSubject } from './named-subject.ts';
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
  /** A situation that is named in so many words: no guess by the translation overrules it. */
  readonly named: NamedSubject | null;
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
  const plain = forWords(message);
  const named = namedSubject(message, language);
  const unknown = { family: null, choices: LIKELIEST, opening: reads, openingOf, named };
  if (known === undefined) return unknown;
  const subject = SUBJECTS.find((each) => names(known.words[each], plain));
  if (subject === undefined) return unknown;
  return {
    family: SUBJECT_FAMILIES[subject],
    choices: [],
    opening: known.opening.replace('{subject}', known.names[subject]),
    openingOf,
    named,
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
  if (first !== undefined && subject.named !== null) return asNamed(subject.named, read, subject);
  const isKnown = first !== undefined && first.family !== null && first.zone !== 'unsure';
  const isRead = isTranslated && (isKnown || subject.family === null);
  if (isRead || first === undefined) {
    return { opening: subject.openingOf(isKnown ? first.family : null), pieces: read };
  }
  const { family, choices, opening } = subject;
  const zone = family === null ? 'unsure' : 'likely';
  return { opening, pieces: [{ ...first, family, zone, choices }] };
}

/** A death is told about whatever else is named. */
const KEPT = /^grief-/u;

/** The piece of the named situation, with the general words on it: phrases of passages are near by chance. */
function asNamed(
  { family, others }: NamedSubject,
  pieces: readonly Piece[],
  { openingOf }: OtherLanguageSubject,
): Pick<Understood, 'opening' | 'pieces'> {
  const fits = pieces.find(
    (piece) =>
      piece.family !== null &&
      piece.zone !== 'unsure' &&
      (piece.family === family || others.includes(piece.family) || KEPT.test(piece.family)),
  );
  if (fits !== undefined) {
    const near = Object.fromEntries(
      Object.entries(fits.near).filter(([, likeness]) => likeness >= NEARLY_SAID),
    );
    return { opening: openingOf(fits.family), pieces: [{ ...fits, near }] };
  }
  const [first] = pieces;
  const piece = first && { ...first, family, zone: 'likely' as const, choices: [], near: {} };
  return { opening: openingOf(family), pieces: piece === undefined ? [] : [piece] };
}
