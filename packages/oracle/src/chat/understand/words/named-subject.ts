import { SUBJECT_PHRASES } from '../../../../content/chat/other-languages.ts';
import { sharesOf } from '../../language/detect-language.ts';
import { glossaryOf, withoutAccents } from '../../language/glossary.ts';

/** A situation that a message names. */
export interface NamedSubject {
  readonly family: string;
  /** Families that fit the situation as well. */
  readonly others: readonly string[];
}

interface Entry extends NamedSubject {
  /** Each term is a list of patterns that must all stand in the message. */
  readonly terms: readonly (readonly RegExp[])[];
}

const kept = new Map<string, readonly Entry[]>();

function entriesOf(language: string): readonly Entry[] {
  const known = kept.get(language) ?? readEntries(language);
  kept.set(language, known);
  return known;
}

const readEntries = (language: string): readonly Entry[] =>
  Object.entries(SUBJECT_PHRASES[language] ?? {}).map(([families, phrases]) => {
    const [family = '', ...others] = families.split('|');
    const terms = phrases
      .split('|')
      .map((term) =>
        term
          .split('+')
          .map((words) => new RegExp(` ${words.replaceAll('*', String.raw`\p{L}*`)} `, 'u')),
      );
    return { family, others, terms };
  });

/** A message for looking up words: without accents and marks, with a space at each end. */
export const forWords = (message: string): string =>
  ` ${withoutAccents(message.toLowerCase())
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;

/** The situation that a message in another language names. */
export function namedSubject(message: string, language: string): NamedSubject | null {
  const plain = forWords(message);
  const found = entriesOf(language).find(({ terms }) =>
    terms.some((term) => term.every((pattern) => pattern.test(plain))),
  );
  return found === undefined ? null : { family: found.family, others: found.others };
}

const LEAST_WORDS = 3;
const LEAST_SHARE = 0.2;
const MOST_ENGLISH = 0.1;

/**
 * "mi suegro no me soporta": too few words for the detector, yet one names a situation in Spanish and hardly any is
 * English alone. Null where no language is certain.
 */
export function languageBySubject(message: string): string | null {
  const words = message.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length < LEAST_WORDS) return null;
  const [first, second] = Object.keys(SUBJECT_PHRASES)
    .filter((language) => namedSubject(message, language) !== null)
    .map((language) => ({ language, ...sharesOf(words, glossaryOf(language)) }))
    .filter(({ share, english }) => share >= LEAST_SHARE && english <= MOST_ENGLISH)
    .toSorted((a, b) => b.share - a.share);
  return first === undefined || first.share === second?.share ? null : first.language;
}
