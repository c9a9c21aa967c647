import { BODIES, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import type { Chart, ChartBody } from '@palm/contract/chart';
import { html, type Html, NONE } from './html.ts';

const CENTRE = 260;
/** Labels nearer to each other than this would overlap. */
const GAP_DEG = 11;
const SPREAD_ROUNDS = 200;
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

interface Label {
  readonly at: number;
  readonly sign: string;
  readonly kind: 'body' | 'angle';
  readonly words: string;
}

const bodyLabel = ({ id, longitude, degree, isRetrograde }: ChartBody, left: number): Label => ({
  at: longitude - left,
  sign: BODIES[id].glyph,
  kind: 'body',
  words: `${Math.floor(degree)}°${isRetrograde ? 'R' : ''}`,
});

const angleLabel = (sign: string, at: number): Label => ({ at, sign, kind: 'angle', words: '' });

/** A leader from the true degree to wherever there is room, the sign, and the degree further in. */
function labels({ bodies, houses }: Chart, left: number): Html {
  const all = [
    ...bodies.map((body) => bodyLabel(body, left)),
    ...(houses ? [angleLabel('AC', 0), angleLabel('MC', houses.midheaven - left)] : []),
  ];
  const places = spreadApart(all.map((label) => label.at));
  const marks = all.map(({ at: trueAt, sign, kind, words }, index) => {
    const place = places[index] ?? trueAt;
    return html`${line([trueAt, 200], [place, 190])}<text class="${kind}" ${placed(place, 178)}
        >${sign}</text
      ><text class="degree" ${placed(place, 155)}>${words}</text>`;
  });
  return html`${marks}`;
}

/** Neighbours that are too near push each other away, again and again, until all have room. */
function spreadApart(angles: readonly number[]): number[] {
  const spread = [...angles];
  const order = [...angles.keys()].toSorted((a, b) => turned(angles[a]) - turned(angles[b]));
  for (let round = 0; round < SPREAD_ROUNDS; round += 1) {
    for (const [place, index] of order.entries()) {
      const next = order[(place + 1) % order.length] ?? index;
      const missing = GAP_DEG - gapBetween(spread[index], spread[next]);
      if (missing <= 0) continue;
      spread[index] = (spread[index] ?? 0) - missing / 2;
      spread[next] = (spread[next] ?? 0) + missing / 2;
    }
  }
  return spread;
}

/** From one label to the next; below zero when one was pushed past the other. */
const gapBetween = (from = 0, to = 0): number => turned(to - from + 90) - 90;

const turned = (degrees = 0): number => ((degrees % 360) + 360) % 360;

type Polar = readonly [degrees: number, radius: number];

const line = (from: Polar, to: Polar): Html => {
  const [a, b] = [pointAt(...from), pointAt(...to)];
  return html`<path d="M${a.x} ${a.y}L${b.x} ${b.y}" />`;
};

function placed(degrees: number, radius: number): Html {
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
