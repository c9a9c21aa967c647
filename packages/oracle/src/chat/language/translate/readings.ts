import { englishOf, withoutAccents } from '../glossary.ts';
import type { Lexicon, Translated } from './lexicon.ts';
import type { VerbForm } from './verb-forms.ts';

/** What a word may be. */
export interface Reading {
  readonly typed: string;
  /** A small word or a turn of phrase, that is nothing else. */
  readonly fixed: string | null;
  readonly verbs: readonly VerbForm[];
  readonly thing: string | null;
  readonly quality: string | null;
  /** What the glossary of the language has, where nothing else is known. */
  readonly other: string | null;
  /** Written with a capital where German writes nouns so. */
  readonly isNoun: boolean;
}

/** What a word may be in English. */
export function readingOf(typed: string, lexicon: Lexicon): Reading {
  const word = typed.toLowerCase();
  const plain = withoutAccents(word);
  const { idioms, verbs, bareVerbs, things, qualities, glossary, language } = lexicon;
  const folded = foldingsOf(plain, language);
  // "a" is a verb in French, and "à" a small word.
  const fixed =
    idioms.phrases.get(word) ??
    (verbs.has(word) ? null : (idioms.phrases.get(plain) ?? idioms.bare.get(plain) ?? null));
  return {
    typed,
    fixed,
    verbs: verbs.get(word) ?? bareVerbs.get(plain) ?? verbs.get(plain) ?? [],
    thing:
      firstOf(things, word, plain, folded) ?? (language === 'de' ? compound(plain, lexicon) : null),
    quality: firstOf(qualities, word, plain, folded),
    other: englishOf(glossary, word) ?? firstOf(glossary.bare, word, plain, folded),
    isNoun: language === 'de' && /^\p{Lu}/u.test(typed),
  };
}

export const isKnown = ({ fixed, verbs, thing, quality, other }: Reading): boolean =>
  fixed !== null || verbs.length > 0 || thing !== null || quality !== null || other !== null;

const firstOf = (
  words: ReadonlyMap<string, string>,
  word: string,
  plain: string,
  folded: readonly string[],
): string | null => {
  const found = [word, plain, ...folded].find((form) => words.has(form));
  return found === undefined ? null : (words.get(found) ?? null);
};

/** Endings of plurals, genders, cases and small forms, and what stands in their place in a dictionary. */
const FOLDS: Readonly<Record<Translated, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/s$/u, ''],
    [/es$/u, ''],
    [/as?$/u, 'o'],
    [/os$/u, 'a'],
    [/ces$/u, 'z'],
    [/(?:c?it|ill)([oa])s?$/u, '$1'],
    [/qu?it([oa])s?$/u, 'c$1'],
    [/isim[oa]s?$/u, 'o'],
    [/mente$/u, ''],
    [/amente$/u, 'o'],
  ],
  pt: [
    [/s$/u, ''],
    [/es$/u, ''],
    [/as?$/u, 'o'],
    [/os$/u, 'a'],
    [/oes$/u, 'ao'],
    [/ns$/u, 'm'],
    [/(?:z?inh)([oa])s?$/u, '$1'],
    [/amente$/u, 'o'],
    [/is$/u, 'l'],
  ],
  it: [
    [/i$/u, 'o'],
    [/i$/u, 'e'],
    [/e$/u, 'a'],
    [/a$/u, 'o'],
    [/hi$/u, 'o'],
    [/he$/u, 'a'],
    [/(?:in|ett|ucci)([oaie])$/u, '$1'],
    [/issim[oaie]$/u, 'o'],
    [/amente$/u, 'o'],
  ],
  fr: [
    [/s$/u, ''],
    [/x$/u, ''],
    [/e$/u, ''],
    [/es$/u, ''],
    [/aux$/u, 'al'],
    [/euses?$/u, 'eux'],
    [/ves?$/u, 'f'],
    [/ment$/u, ''],
  ],
  de: [
    [/e$/u, ''],
    [/en$/u, ''],
    [/er$/u, ''],
    [/es$/u, ''],
    [/em$/u, ''],
    [/n$/u, ''],
    [/s$/u, ''],
    [/in$/u, ''],
    [/innen$/u, ''],
    [/(?:chen|lein)$/u, ''],
  ],
  'hi-Latn': [
    [/e$/u, 'a'],
    [/i$/u, 'a'],
    [/on$/u, ''],
    [/iyan$/u, 'i'],
    [/ein$/u, ''],
  ],
};

const SHORTEST_FOLDED = 3;

const foldingsOf = (plain: string, language: Translated): readonly string[] =>
  FOLDS[language]
    .map(([ending, instead]) => (ending.test(plain) ? plain.replace(ending, instead) : ''))
    .filter((form) => form.length >= SHORTEST_FOLDED);

const SHORTEST_PART = 3;

/** "Spätschicht", "Bürotür": two known words in one. */
function compound(word: string, { things, qualities, glossary, language }: Lexicon): string | null {
  const known = (part: string): string | null =>
    firstOf(things, part, part, foldingsOf(part, language)) ??
    firstOf(qualities, part, part, []) ??
    glossary.bare.get(part) ??
    null;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const second = firstOf(
      things,
      word.slice(at),
      word.slice(at),
      foldingsOf(word.slice(at), language),
    );
    if (second === null) continue;
    const left = word.slice(0, at);
    const first = known(left) ?? known(left.replace(/(?:s|n|en)$/u, ''));
    if (first !== null) return `${first} ${second}`;
  }
  return null;
}
