import * as z from 'zod';
import type { Row } from '../exported-data.ts';
import { copy } from './copy.ts';
import { html, type Html, NONE } from './html.ts';
import { section } from './section.ts';

const HistoryRow = z.object({
  reading: z.string(),
  page_date: z.string(),
  note: z.string(),
  created_at: z.string(),
  page: z.object({
    title: z.string().nullable(),
    parts: z.array(z.object({ text: z.string() })),
    receipts: z.array(z.object({ words: z.string() })),
  }),
});

/** Every page of the history with its receipts and its note, newest first. */
export function historySection(rows: readonly Row[]): Html {
  if (rows.length === 0) return NONE;
  const pages = rows
    .map((row) => HistoryRow.parse(row))
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  return section(
    'history',
    copy.history.title,
    copy.history.about,
    html`${pages.map(pageArticle)}`,
  );
}

const pageArticle = ({ reading, page_date, note, page }: z.infer<typeof HistoryRow>): Html =>
  html`<article>
    <h3>${page.title ?? reading}</h3>
    <p class="when">${page_date}, ${reading}</p>
    <div class="text">${page.parts.map(({ text }) => html`<p>${text}</p>`)}</div>
    <ul>
      ${page.receipts.map(({ words }) => html`<li>${words}</li>`)}
    </ul>
    ${note === '' ? NONE : html`<p><b>${copy.history.note}</b> ${note}</p>`}
  </article>`;
