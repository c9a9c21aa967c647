import { BODIES } from '@palm/astrology/vocabulary';
import type { Chart, ChartBody } from '@palm/contract/chart';
import { html, type Html } from './html.ts';
import { line, placed } from './wheel-points.ts';

/** Labels nearer to each other than this would overlap. */
const GAP_DEG = 11;
const SPREAD_ROUNDS = 200;

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
export function labels({ bodies, houses }: Chart, left: number): Html {
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
