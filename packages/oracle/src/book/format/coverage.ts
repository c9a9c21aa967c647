import type { Entry } from '../entry.ts';
import { BOOK_KINDS, type BookKind, keysOf, kindOf } from '../known-keys.ts';
import { LENSES } from '../vocabulary.ts';

export type Coverage = {
  readonly kind: BookKind;
  /** Keys that have an entry, and keys there could be; null for palms, which combine freely. */
  readonly written: number;
  readonly possible: number | null;
  readonly passages: number;
  readonly byLens: Readonly<Record<string, number>>;
  readonly beats: number;
  readonly seasons: number;
  readonly missing: readonly string[];
};

export function coverageOf(entries: readonly Entry[]): Coverage[] {
  return BOOK_KINDS.map((kind) => {
    const own = entries.filter(({ key }) => kindOf(key) === kind);
    const keys = new Set(own.map(({ key }) => key));
    const possible = kind === 'palm' ? null : keysOf(kind);
    const passages = own.flatMap((entry) => entry.passages);
    const lines = own.flatMap((entry) => entry.lines);
    return {
      kind,
      written: keys.size,
      possible: possible?.length ?? null,
      passages: passages.length,
      byLens: Object.fromEntries(
        [...LENSES, 'lead'].map((lens) => [
          lens,
          passages.filter((one) => one.lens === lens).length,
        ]),
      ),
      beats: lines.filter((line) => line.kind === 'beat').length,
      seasons: lines.filter((line) => line.kind === 'season').length,
      missing: (possible ?? []).filter((key) => !keys.has(key)),
    };
  });
}

/** These hold no pages. */
const LINES_ALONE: ReadonlySet<BookKind> = new Set(['end', 'temper']);

export type Gap = {
  /** A planet's folder, or the first word of the keys of a kind. */
  readonly shelf: string;
  readonly missing: number;
  readonly possible: number;
};

/** The shelves with keys that have no passage for the lens every page can fall back on, the emptiest first. */
export function gapsOf(entries: readonly Entry[]): Gap[] {
  const told = new Set(entries.filter(hasPage).map(({ key }) => key));
  const keys = BOOK_KINDS.flatMap((kind) =>
    LINES_ALONE.has(kind) || kind === 'palm' ? [] : keysOf(kind),
  )
    // Those hold lines of weeks alone.
    .filter((key) => !key.endsWith('-beats'));
  return [...Map.groupBy(keys, shelfOf)]
    .map(([shelf, own]) => ({
      shelf,
      missing: own.filter((key) => !told.has(key)).length,
      possible: own.length,
    }))
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => b.missing - a.missing);
}

const hasPage = ({ passages }: Entry): boolean => passages.some(({ lens }) => lens === 'whole');

const shelfOf = (key: string): string => {
  const [kind = '', next = '', ...rest] = key.split('/');
  return rest.length > 0 ? `${kind}/${next}` : `${kind}/${next.split('-')[0]}`;
};
