import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart, ChartBody } from '@palm/contract/chart';
import { html, type Html, NONE } from './html.ts';
import { wheel } from './wheel.ts';
import { copy } from './copy.ts';
import { section } from './section.ts';

export function chartSection(chart: Chart | null): Html {
  if (!chart) return NONE;
  const rows = chart.bodies.map(
    (body) =>
      html`<tr>
        <th scope="row">
          <span class="glyph">${BODIES[body.id].glyph}</span> ${BODIES[body.id].name}
        </th>
        <td>${placeWords(body)}</td>
        <td>${body.house === null ? '' : copy.chart.house(body.house)}</td>
        <td>${body.isRetrograde ? copy.chart.retrograde : ''}</td>
      </tr>`,
  );
  return section(
    'chart',
    copy.chart.title,
    copy.chart.about,
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
    return copy.chart.either(SIGNS[range.fromSign].name, SIGNS[range.toSign].name);
  }
  const minutes = Math.floor(degree * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ ${SIGNS[sign].name}`;
}
