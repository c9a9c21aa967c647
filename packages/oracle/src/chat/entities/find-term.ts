import { TERM_ROWS } from '../../../content/chat/terms/terms.ts';

/** A word of the trade that can be explained. */
export interface Term {
  readonly name: string;
  readonly line: string;
  readonly isEveryday: boolean;
}

/** The Latin ones: with every letter there is, the engine takes ten times as long to translate the patterns. */
const LETTER = String.raw`[a-zß-öø-ɏḀ-ỿ\d]`;

/** For lower case. */
const TERMS: readonly (Term & { readonly pattern: RegExp })[] = TERM_ROWS.map(
  ([name, forms, line, use]) => ({
    name,
    line,
    isEveryday: use === 'everyday',
    pattern: new RegExp(`(?<!${LETTER})(?:${forms})(?!${LETTER})`, 'u'),
  }),
);

export const termPatterns = (): readonly RegExp[] => TERMS.map(({ pattern }) => pattern);

/** The longest wording wins: "grand trine" before "trine"; of two alike the one that is no everyday word. */
export function termIn(text: string): Term | undefined {
  const lower = text.toLowerCase();
  const found = TERMS.flatMap((term) => {
    const [words] = term.pattern.exec(lower) ?? [];
    return words === undefined ? [] : [{ term, length: words.trim().length }];
  });
  return found.toSorted(
    (a, b) => b.length - a.length || Number(a.term.isEveryday) - Number(b.term.isEveryday),
  )[0]?.term;
}

/** The two longest that do not stand within each other, in the order in which they are typed. */
export function twoTermsIn(text: string): readonly Term[] {
  const lower = text.toLowerCase();
  const found = TERMS.flatMap((term) => {
    const match = term.pattern.exec(lower);
    return match === null ? [] : [{ term, from: match.index, to: match.index + match[0].length }];
  }).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const [first] = found;
  const second = found.find(
    (one) => first !== undefined && (one.from >= first.to || one.to <= first.from),
  );
  return first === undefined || second === undefined
    ? []
    : [first, second].toSorted((a, b) => a.from - b.from).map(({ term }) => term);
}

export const findTerm = (text: string): string | undefined => termIn(text)?.name;
