import { BODIES, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { html, type Html, NONE } from './html.ts';

const CENTRE = 260;
/** Labels nearer to each other than this would overlap: the next one stands further in. */
const CROWDED_DEG = 9;
const LABEL_RADII = [178, 154, 130] as const;
const ASPECT_RADIUS = 104;
const TENSE = new Set(['square', 'opposition']);

/** The birth chart as a drawing of its own, needing no script and no font. */
export function wheel(chart: Chart): Html {
  const left = chart.houses?.ascendant ?? 0;
  return html`<svg
    class="wheel"
    viewBox="0 0 520 520"
    role="img"
    aria-label="Wheel of your birth chart"
  >
    ${[254, 208, 200, 108].map((radius) => html`<circle cx="260" cy="260" r="${radius}" />`)}
    ${SIGN_IDS.map((sign, index) => signSector(SIGNS[sign].glyph, index * 30 - left))}
    ${chart.houses ? houseLines(chart.houses, left) : NONE} ${aspectLines(chart, left)}
    ${bodyMarks(chart, left)}
  </svg>`;
}

const signSector = (glyph: string, from: number): Html =>
  html`${line([from, 208], [from, 254])}<text class="sign" ${at(from + 15, 231)}>${glyph}</text>`;

const houseLines = ({ cusps, midheaven }: NonNullable<Chart['houses']>, left: number): Html =>
  html`<g class="faint">${cusps.map((cusp) => line([cusp - left, 108], [cusp - left, 200]))}</g
    ><g class="axis"
      >${[0, 180, midheaven - left, midheaven - left + 180].map((deg) => line([deg, 108], [deg, 200]))}</g
    ><text class="angle" ${at(4, 192)}>AC</text
    ><text class="angle" ${at(midheaven - left + 4, 192)}>MC</text>`;

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

function bodyMarks({ bodies }: Chart, left: number): Html {
  let before = { longitude: -Infinity, level: 0 };
  const marks = bodies
    .toSorted((a, b) => a.longitude - b.longitude)
    .map(({ id, longitude, degree, isRetrograde }) => {
      const isCrowded = longitude - before.longitude < CROWDED_DEG;
      const level = isCrowded ? (before.level + 1) % LABEL_RADII.length : 0;
      before = { longitude, level };
      const radius = LABEL_RADII[level] ?? LABEL_RADII[0];
      const place = longitude - left;
      const words = `${Math.floor(degree)}°${isRetrograde ? ' R' : ''}`;
      return html`${line([place, 200], [place, radius + 12])}<text class="body" ${at(place, radius)}
          >${BODIES[id].glyph}<tspan class="degree" dx="1" dy="-5">${words}</tspan></text
        >`;
    });
  return html`${marks}`;
}

type Polar = readonly [degrees: number, radius: number];

const line = (from: Polar, to: Polar): Html => {
  const [a, b] = [pointAt(...from), pointAt(...to)];
  return html`<path d="M${a.x} ${a.y}L${b.x} ${b.y}" />`;
};

function at(degrees: number, radius: number): Html {
  const { x, y } = pointAt(degrees, radius);
  return html`x="${x}" y="${y}"`;
}

/** Degrees run counter-clockwise from the left edge, as on any chart. */
function pointAt(degrees: number, radius: number): { x: string; y: string } {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return {
    x: (CENTRE + radius * Math.cos(angle)).toFixed(1),
    y: (CENTRE + radius * Math.sin(angle)).toFixed(1),
  };
}
