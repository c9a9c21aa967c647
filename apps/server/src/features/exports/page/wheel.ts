import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { copy } from './copy.ts';
import { html, type Html, NONE } from './html.ts';
import { labels } from './wheel-labels.ts';
import { line, placed } from './wheel-points.ts';

const ASPECT_RADIUS = 104;
const TENSE = new Set(['square', 'opposition']);

/** The birth chart as a drawing of its own, needing no script and no font. */
export function wheel(chart: Chart): Html {
  const left = chart.houses?.ascendant ?? 0;
  return html`<svg class="wheel" viewBox="0 0 520 520" role="img" aria-label="${copy.chart.wheel}">
    ${[254, 208, 200, 108].map((radius) => html`<circle cx="260" cy="260" r="${radius}" />`)}
    ${SIGN_IDS.map((sign, index) => signSector(SIGNS[sign].glyph, index * 30 - left))}
    ${chart.houses ? houseLines(chart.houses, left) : NONE} ${aspectLines(chart, left)}
    ${labels(chart, left)}
  </svg>`;
}

const signSector = (glyph: string, from: number): Html =>
  html`${line([from, 208], [from, 254])}<text class="sign" ${placed(from + 15, 231)}
      >${glyph}</text
    >`;

const houseLines = ({ cusps, midheaven }: NonNullable<Chart['houses']>, left: number): Html =>
  html`<g class="faint">${cusps.map((cusp) => line([cusp - left, 108], [cusp - left, 200]))}</g>
    <g class="axis">${[0, 180, midheaven - left, midheaven - left + 180].map(spoke)}</g>`;

const spoke = (degrees: number): Html => line([degrees, 108], [degrees, 200]);

function aspectLines({ bodies, aspects }: Chart, left: number): Html {
  const places = new Map(bodies.map(({ id, longitude }) => [id, longitude - left]));
  const lines = aspects.flatMap(({ a, b, aspect }) => {
    const [from, to] = [places.get(a), places.get(b)];
    if (from === undefined || to === undefined) return [];
    const kind = TENSE.has(aspect) ? 'tense' : 'easy';
    return [html`<g class="${kind}">${line([from, ASPECT_RADIUS], [to, ASPECT_RADIUS])}</g>`];
  });
  return html`${lines}`;
}
