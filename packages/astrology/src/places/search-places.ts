import { foldName } from './fold-name.ts';
import { matchNames } from './match-names.ts';
import { placeAt } from './place-index.ts';
import type { Place, PlaceIndex } from './place.ts';
import { RowScores } from './row-scores.ts';
import { everywhere, narrowed, type Scope } from './search-scope.ts';

export type PlaceSearch = {
  readonly limit: number;
  /** ISO 3166, two letters: only places of that country. */
  readonly country?: string | undefined;
};

/** Ranks are powers of ten of inhabitants: a whole name is worth thirty times as many. */
const WHOLE_NAME = 1.5;
/** An alternate name counts a tenth, or Sanghaj would put Shanghai before all the Sans. */
const ALTERNATE_NAME = -1;
/** More than any city can make up for: what is spelt right comes first. */
const PER_EDIT = -10;
/** Keeps every score above zero, which stands for "not found". */
const BASE = 30;

/** Longer than any typed name: the work grows with the query, and any visitor may send one. */
const MAX_QUERY = 100;
const MAX_PARTS = 4;
const MAX_WORDS = 8;

/** Longer words leave room for more slips before they turn into other words. */
function editsAllowed(name: string): number {
  if (name.length >= 8) return 2;
  return name.length >= 4 ? 1 : 0;
}

function rowsNamed(index: PlaceIndex, name: string, edits: number, scope: Scope, limit: number) {
  const scores = new RowScores(index.size);
  matchNames(index.names, name, edits, (owner, slips, isWhole) => {
    const row = owner >>> 1;
    if (!scope(index.region[row] ?? 0)) return;
    const isAlternate = (owner & 1) === 1;
    const score =
      BASE +
      (index.magnitude[row] ?? 0) +
      (isWhole ? WHOLE_NAME : 0) +
      (isAlternate ? ALTERNATE_NAME : 0) +
      slips * PER_EDIT;
    scores.raise(row, score);
  });
  return scores.top(limit);
}

/** "Paris Texas", for those who leave out the comma: the last words that name a region or country. */
function rowsWithoutComma(index: PlaceIndex, text: string, scope: Scope, limit: number) {
  const words = text.split(' ', MAX_WORDS);
  for (let split = words.length - 1; split > 0; split--) {
    const where = narrowed(index, scope, words.slice(split).join(' '), 'whole');
    const name = words.slice(0, split).join(' ');
    const rows = where ? rowsNamed(index, name, 0, where, limit) : [];
    if (rows.length > 0) return rows;
  }
  return [];
}

function searchRows(index: PlaceIndex, name: string, scope: Scope, limit: number) {
  const exact = rowsNamed(index, name, 0, scope, limit);
  if (exact.length === limit) return exact;
  if (exact.length === 0) {
    const parted = rowsWithoutComma(index, name, scope, limit);
    if (parted.length > 0) return parted;
  }
  const edits = editsAllowed(name);
  return edits === 0 ? exact : rowsNamed(index, name, edits, scope, limit);
}

/**
 * Places whose name, or any other name they have or had, begins with the query: right spelling
 * first, then whole names, then the more populous. After a comma, a region or country narrows it.
 */
export function searchPlaces(
  index: PlaceIndex,
  query: string,
  { limit, country }: PlaceSearch,
): readonly Place[] {
  const parts = query.slice(0, MAX_QUERY).split(',', MAX_PARTS);
  const [name = '', ...qualifiers] = parts.map((part) => foldName(part));
  if (name === '' || limit < 1) return [];
  let scope = everywhere(index, country);
  for (const qualifier of qualifiers) {
    if (qualifier !== '') scope = narrowed(index, scope, qualifier, 'beginning') ?? scope;
  }
  const rows = searchRows(index, name, scope, limit);
  return rows.map((row) => placeAt(index, row));
}
