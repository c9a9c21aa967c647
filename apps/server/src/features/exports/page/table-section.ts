import type { ExportedTable, LeftOut, Row } from '../exported-data.ts';
import { copy } from './copy.ts';
import { html, type Html } from './html.ts';
import { section } from './section.ts';
import { columnWords, valueWords } from './words.ts';

/** More would make the page heavy; the data file has them all. */
const ROWS_SHOWN = 200;
const VALUE_SHOWN_CHARS = 400;

/** Numbers that mean something to machines only. */
const MACHINE_COLUMNS = new Set(['id', 'user_id']);

/** Any table: one row as a list of its fields, several as a table. */
export function tableSection({ name, title, about, rows }: ExportedTable): Html {
  const [only] = rows;
  const content = only && rows.length === 1 ? fieldList(only) : rowTable(rows);
  return section(name, title, about, content);
}

const fieldList = (row: Row): Html =>
  html`<dl>
    ${Object.entries(row)
      .filter(isWorthALine)
      .map(
        ([column, value]) =>
          html`<div>
            <dt>${columnWords(column)}</dt>
            <dd>${shown(value)}</dd>
          </div>`,
      )}
  </dl>`;

const isWorthALine = ([column, value]: [string, unknown]): boolean =>
  !MACHINE_COLUMNS.has(column) && value !== null;

function rowTable(rows: readonly Row[]): Html {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !MACHINE_COLUMNS.has(column));
  const more = rows.length - ROWS_SHOWN;
  const note = more > 0 ? html`<p class="about">${copy.table.more(more)}</p>` : html``;
  return html`<details>
    <summary>${copy.table.entries(rows.length)}</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${columnWords(column)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(-ROWS_SHOWN).map(
            (row) =>
              html`<tr>
                ${columns.map((column) => html`<td>${shown(row[column])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${note}
  </details>`;
}

function shown(value: unknown): string {
  const words = valueWords(value);
  return words.length > VALUE_SHOWN_CHARS
    ? words.slice(0, VALUE_SHOWN_CHARS) + copy.table.shortened
    : words;
}

export const leftOutSection = (leftOut: readonly LeftOut[]): Html =>
  section(
    'left-out',
    copy.leftOut.title,
    copy.leftOut.about,
    html`<dl>
      ${leftOut.map(
        ({ table, column, why }) =>
          html`<div>
            <dt>${columnWords(table)}${column === null ? '' : `: ${columnWords(column)}`}</dt>
            <dd>${why}</dd>
          </div>`,
      )}
    </dl>`,
  );
