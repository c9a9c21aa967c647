import {
  countTics,
  openings,
  type Repeat,
  repeatedSentences,
  repeatedTitles,
} from '../src/book/format/check-book.ts';
import { type Coverage, coverageOf, gapsOf } from '../src/book/format/coverage.ts';
import type { Entry, Fault } from '../src/book/entry.ts';

const LONGEST_LIST = 20;

/** What an editor wants to know of the whole Book: faults, tics, repeats, coverage. */
export const checkReport = (entries: readonly Entry[], faults: readonly Fault[]): string =>
  [
    part(
      'Faults',
      faults.map(({ file, line, what }) => `${file}:${line} ${what}`),
      faults.length,
    ),
    part('Tics in a hundred passages', countTics(entries).map(ticRow)),
    part('Sentences that stand twice', repeatedSentences(entries).map(repeatRow)),
    part('Titles that stand twice', repeatedTitles(entries).map(repeatRow)),
    part(
      'Openings',
      openings(entries)
        .slice(0, LONGEST_LIST)
        .map(({ words, count }) => `${count}  ${words}`),
    ),
    part('Coverage', coverageOf(entries).map(coverageRow)),
    part(
      'Shelves with keys that have no page',
      gapsOf(entries).map(({ shelf, missing, possible }) => `${missing} of ${possible}  ${shelf}`),
      Number.POSITIVE_INFINITY,
    ),
  ].join('\n\n');

function part(title: string, rows: readonly string[], shown = LONGEST_LIST): string {
  const more = rows.length > shown ? [`  … and ${rows.length - shown} more`] : [];
  const body = rows.length === 0 ? ['  none'] : rows.slice(0, shown).map((row) => `  ${row}`);
  return [`${title} (${rows.length})`, ...body, ...more].join('\n');
}

const ticRow = ({ name, perHundred, allowed }: ReturnType<typeof countTics>[number]): string =>
  `${perHundred > allowed ? 'OVER' : 'ok  '} ${perHundred.toFixed(1)} of ${allowed}  ${name}`;

const repeatRow = ({ words, ids }: Repeat): string => `${words}  (${ids.join(', ')})`;

function coverageRow(row: Coverage): string {
  const lenses = Object.entries(row.byLens)
    .filter(([, count]) => count > 0)
    .map(([lens, count]) => `${lens} ${count}`);
  const keys = `${row.written}${row.possible === null ? '' : ` of ${row.possible}`} keys`;
  const lines = [`${row.beats} beats`, `${row.seasons} seasons`];
  const missing = row.missing.slice(0, 3).join(', ');
  return [
    `${row.kind}: ${keys}, ${row.passages} passages (${[...lenses, ...lines].join(', ')})`,
    ...(missing === '' ? [] : [`without: ${missing}${row.missing.length > 3 ? ' …' : ''}`]),
  ].join('; ');
}
