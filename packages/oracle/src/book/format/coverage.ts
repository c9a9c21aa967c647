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
      passages: passages.length + own.flatMap((entry) => entry.withLines).length,
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
