/** The rows of words that readers of a day have in front of them. */
export interface PrintedRows {
  readonly rows: ReadonlySet<number>;
  readonly add: (rows: readonly number[]) => void;
}

/** About three thousand readings: enough to keep neighbours apart, and some ten megabytes at most. */
const ROWS_KEPT = 250_000;
/** Around the world three dates are in use at once. */
const DATES_KEPT = 3;

/** Remembers by date, within bounds: what was printed longest ago is forgotten first. */
export function createPrintedRows(): (date: string) => PrintedRows {
  const days = new Map<string, PrintedRows>();
  return (date) => {
    const known = days.get(date);
    if (known) return known;
    const day = printedRows();
    days.set(date, day);
    forgetOldest(days, DATES_KEPT);
    return day;
  };
}

function printedRows(): PrintedRows {
  const rows = new Set<number>();
  return {
    rows,
    add: (more) => {
      for (const row of more) rows.add(row);
      forgetOldest(rows, ROWS_KEPT);
    },
  };
}

function forgetOldest<Key>(
  kept: { readonly size: number; keys(): Iterator<Key>; delete(key: Key): boolean },
  limit: number,
): void {
  const oldest = kept.keys();
  while (kept.size > limit) {
    const { value, done } = oldest.next();
    if (done === true) return;
    kept.delete(value);
  }
}
