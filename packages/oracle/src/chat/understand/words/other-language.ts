import {
  ENGLISH_ONLY,
  LIKELIEST,
  MORE_FAMILIES,
  SUBJECT_FAMILIES,
  type Subject,
} from '../../../../content/chat/languages/other-language.ts';
import { askBackIn } from '../../../../content/chat/languages/asking-back.ts';
import { OTHER_LANGUAGES } from '../../../../content/chat/other-languages.ts';
import { NEARLY_SAID } from '../../nearness.ts';
import { forWords, namedSubject, type NamedSubject } from './named-subject.ts';
import type { Entities, Nearness, Piece, Understood } from '../../understood.ts';

export interface OtherLanguageSubject {
  /** The family that answers it; null when no subject was found. */
  readonly family: string | null;
  /** Families to offer where none was found. */
  readonly choices: readonly string[];
  /** What is said in that language before the English answer. */
  readonly opening: string;
  /** The same without a subject. */
  readonly reads: string;
  /** What is said before the answer of a family: its subject, where that can be told in the language. */
  readonly openingOf: (family: string | null) => string;
  /** A situation that is named in so many words: no guess by the translation overrules it. */
  readonly named: NamedSubject | null;
  /** What is asked back where the subject is not sure. */
  readonly asksBack: string | null;
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
  const named = namedSubject(message, language);
  const asksBack = askBackIn(language, null);
  const unknown = {
    family: null,
    choices: LIKELIEST,
    opening: reads,
    reads,
    openingOf,
    named,
    asksBack,
  };
  if (known === undefined) return unknown;
  const subject = subjectIn(message, language);
  if (subject === null) return unknown;
  return {
    family: SUBJECT_FAMILIES[subject],
    choices: [],
    opening: known.opening.replace('{subject}', known.names[subject]),
    reads,
    openingOf,
    named,
    asksBack: askBackIn(language, known.names[subject]),
  };
}

/** The subject that the words of a message name. */
export function subjectIn(message: string, language: string): Subject | null {
  const known = OTHER_LANGUAGES[language];
  if (known === undefined) return null;
  const plain = forWords(message);
  return SUBJECTS.find((each) => names(known.words[each], plain)) ?? null;
}

const isAbout = (subject: Subject, family: string | null): boolean =>
  family !== null &&
  (SUBJECT_FAMILIES[subject] === family || (MORE_FAMILIES[subject]?.includes(family) ?? false));

const names = (words: string, plain: string): boolean =>
  words.split('|').some((term) => term.split('+').every((word) => has(plain, word)));

const has = (plain: string, word: string): boolean =>
  word.endsWith('*') ? plain.includes(` ${word.slice(0, -1)}`) : plain.includes(` ${word} `);

/** Words of a translation are for recognising a message, not for saying them back. */
export const notSaidBack = ({
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
  /** The share of the words that the glossary has. */
  known: number,
): Pick<Understood, 'opening' | 'pieces' | 'asksBack'> {
  const read = pieces.map((piece): Piece => ({
    ...piece,
    text,
    said: '',
    entities: notSaidBack(piece.entities),
  }));
  const [first] = read;
  if (first !== undefined && subject.named !== null) return asNamed(subject.named, read, subject);
  if (first === undefined) return { opening: subject.opening, pieces: read };
  if (isSurelyRead(first, subject, known)) {
    const isClear = first.zone === 'sure' && known >= CLEARLY_KNOWN;
    return {
      opening: subject.openingOf(first.family),
      pieces: isClear ? read : read.map(withoutChance),
    };
  }
  const { family, asksBack } = subject;
  const isShort = text.trim().split(/\s+/u).length <= MOST_WORDS_OF_SUBJECT;
  // Few words name what they are about; in a longer message one word is no more than a hint.
  const isNamed = family !== null && isShort;
  return {
    opening: subject.opening,
    pieces: [
      {
        ...first,
        family,
        zone: isNamed ? 'likely' : 'unsure',
        choices: subject.choices,
        near: {},
        matters: {},
      },
    ],
    asksBack: isNamed ? null : asksBack,
  };
}

const MOST_WORDS_OF_SUBJECT = 7;
/** So much of a message must have been translated for its English to be trusted. */
const LEAST_KNOWN = 0.5;
const LEAST_KNOWN_UNNAMED = 0.62;
const CLEARLY_KNOWN = 0.75;

/** Phrases and matters are near to a translation by chance, so only what is nearly said counts. */
const withoutChance = ({ near, matters = {}, ...piece }: Piece): Piece => ({
  ...piece,
  near: nearest(near),
  matters: nearest(matters),
});

const nearest = (near: Nearness): Nearness =>
  Object.fromEntries(Object.entries(near).filter(([, likeness]) => likeness >= NEARLY_SAID));

/** Whether the English words of a message are enough to go by. */
function isSurelyRead(
  { family, zone }: Piece,
  subject: OtherLanguageSubject,
  known: number,
): boolean {
  if (family === null || zone === 'unsure') return false;
  const isNamed = SUBJECTS.some(
    (each) => isAbout(each, family) && SUBJECT_FAMILIES[each] === subject.family,
  );
  return known >= (isNamed ? LEAST_KNOWN : LEAST_KNOWN_UNNAMED) && (isNamed || zone === 'sure');
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
    return { opening: openingOf(fits.family), pieces: [withoutChance(fits)] };
  }
  const [first] = pieces;
  const piece = first && {
    ...first,
    family,
    zone: 'likely' as const,
    choices: [],
    near: {},
    matters: {},
  };
  return { opening: openingOf(family), pieces: piece === undefined ? [] : [piece] };
}
