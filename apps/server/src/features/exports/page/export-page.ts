import type { ExportedData, ExportedTable } from '../exported-data.ts';
import { Html, html } from './html.ts';
import { historySection } from './history-section.ts';
import { pageStyle } from './page-style.ts';
import { chartSection } from './chart-section.ts';
import { chatSection } from './chat-section.ts';
import { copy } from './copy.ts';
import { photosSection } from './photos-section.ts';
import { readingsSection } from './readings-section.ts';
import { leftOutSection, tableSection } from './table-section.ts';
import { momentWords } from './words.ts';

/** Shown as what they are instead of as rows. */
const SHOWN_ABOVE = new Set([
  'biometric_analyses',
  'chat_messages',
  'history_pages',
  'palm_photos',
]);

/** Everything stored about a user as a page that any browser can show offline. */
export function exportPage(data: ExportedData): string {
  const { madeAt, account, tables, leftOut, chart, readings, photos } = data;
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const filled = tables.filter(({ name, rows }) => rows.length > 0 && !SHOWN_ABOVE.has(name));
  const [first, ...rest] = byProfileFirst(filled);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${copy.title}</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <p class="brand">Palm <i>&amp;</i> Soul</p>
            <h1>${copy.heading}</h1>
            <p class="about">${copy.made(momentWords(madeAt.toISOString()))}</p>
          </header>
          ${tableSection(account)} ${first ? tableSection(first) : html``} ${chartSection(chart)}
          ${readingsSection(readings)} ${photosSection(photos)}
          ${historySection(rowsOf('history_pages'))} ${chatSection(rowsOf('chat_messages'))}
          ${rest.map((table) => tableSection(table))} ${leftOutSection(leftOut)}
        </main>
      </body>
    </html> `.markup;
}

const byProfileFirst = (tables: readonly ExportedTable[]): ExportedTable[] =>
  tables.toSorted((a, b) => Number(b.name === 'profiles') - Number(a.name === 'profiles'));
