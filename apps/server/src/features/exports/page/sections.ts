import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart, ChartBody } from '@palm/contract/chart';
import type { SavedReading } from '@palm/contract/entities';
import * as z from 'zod';
import type { ExportedData, Row } from '../collect-data.ts';
import { html, type Html, NONE } from './html.ts';
import { palmLines } from './palm-lines.ts';
import { wheel } from './wheel.ts';
import { momentWords } from './words.ts';

export const section = (id: string, title: string, about: string, content: Html): Html =>
  html`<section id="${id}">
    <h2>${title}</h2>
    <p class="about">${about}</p>
    ${content}
  </section>`;

export function chartSection(chart: Chart | null): Html {
  if (!chart) return NONE;
  const rows = chart.bodies.map(
    (body) =>
      html`<tr>
        <th scope="row">
          <span class="glyph">${BODIES[body.id].glyph}</span> ${BODIES[body.id].name}
        </th>
        <td>${placeWords(body)}</td>
        <td>${body.house === null ? '' : `house ${body.house}`}</td>
        <td>${body.isRetrograde ? 'retrograde' : ''}</td>
      </tr>`,
  );
  return section(
    'chart',
    'Your birth chart',
    'Computed from your birth details whenever it is shown; it is not stored.',
    html`${wheel(chart)}
      <table class="places">
        <tbody>
          ${rows}
        </tbody>
      </table>`,
  );
}

function placeWords({ degree, sign, range }: ChartBody): string {
  if (range !== null && range.fromSign !== range.toSign) {
    return `${SIGNS[range.fromSign].name} or ${SIGNS[range.toSign].name}`;
  }
  const minutes = Math.floor(degree * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ ${SIGNS[sign].name}`;
}

export function readingsSection(readings: readonly SavedReading[]): Html {
  if (readings.length === 0) return NONE;
  const cards = readings.map(
    ({ analysis_result, created_at }, index) =>
      html`<article>
        <h3>Palm Reading #${readings.length - index}</h3>
        <p class="when">${momentWords(created_at)}</p>
        <div class="reading">
          ${palmLines(analysis_result)}
          <div class="text">${paragraphs(textIn(analysis_result))}</div>
        </div>
      </article>`,
  );
  return section(
    'readings',
    'Saved palm readings',
    'As you saw them, newest first.',
    html`${cards}`,
  );
}

const paragraphs = (text: string): Html =>
  html`${text.split(/\n{2,}/).map((each) => html`<p>${each}</p>`)}`;

/** Written by many versions: an object with a `text` or a `reading`, or the text itself. */
function textIn(result: unknown): string {
  const Kept = z.union([
    z.string(),
    z.object({ text: z.string() }).transform(({ text }) => text),
    z.object({ reading: z.string() }).transform(({ reading }) => reading),
  ]);
  return Kept.catch('').parse(result);
}

const ChatRow = z.object({ text: z.string(), is_user: z.boolean(), created_at: z.string() });

export function chatSection(rows: readonly Row[]): Html {
  if (rows.length === 0) return NONE;
  const lines = rows
    .map((row) => ChatRow.parse(row))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map(
      ({ text, is_user, created_at }) =>
        html`<li class="${is_user ? 'you' : 'oracle'}">
          <p class="when">${is_user ? 'You' : 'The Oracle'}, ${momentWords(created_at)}</p>
          ${paragraphs(text)}
        </li>`,
    );
  return section(
    'chat',
    'Your conversation with the Oracle',
    'As far as you have not cleared it.',
    html`<ol class="chat">
      ${lines}
    </ol>`,
  );
}

export function photosSection(photos: ExportedData['photos']): Html {
  if (photos.length === 0) return NONE;
  const pictures = photos.map(
    ({ name }) =>
      html`<a href="photos/${name}"><img src="photos/${name}" alt="Palm photo ${name}" /></a>`,
  );
  return section(
    'photos',
    'Your palm photos',
    'They lie beside this page, in the folder "photos".',
    html`<div class="photos">${pictures}</div>`,
  );
}
