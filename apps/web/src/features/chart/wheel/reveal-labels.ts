import type { BodyId } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { spreadApart } from '../../../lib/wheel/spread-apart.ts';
import { leftEdge } from './wheel-labels.ts';

/** Large glyphs, two of them ringed: neighbours need this much of the circle. */
const GAP_DEG = 17;
const LEFT_OUT: ReadonlySet<BodyId> = new Set(['meanNode', 'trueNode', 'chiron']);

export interface RevealLabel {
  readonly id: BodyId;
  /** Degrees from the left edge: the true position, and the position of the glyph. */
  readonly at: number;
  readonly writtenAt: number;
}

/** The ten bodies that people know, and the aspects between them. */
export function knownBodies(chart: Chart): Chart {
  const bodies = chart.bodies.filter(({ id }) => !LEFT_OUT.has(id));
  const aspects = chart.aspects.filter(({ a, b }) => !LEFT_OUT.has(a) && !LEFT_OUT.has(b));
  return { ...chart, bodies, aspects };
}

export function revealLabels(chart: Chart): RevealLabel[] {
  const left = leftEdge(chart);
  const places = chart.bodies.map(({ longitude }) => longitude - left);
  const written = spreadApart(places, GAP_DEG);
  return chart.bodies.map(({ id }, index) => ({
    id,
    at: places[index] ?? 0,
    writtenAt: written[index] ?? 0,
  }));
}
