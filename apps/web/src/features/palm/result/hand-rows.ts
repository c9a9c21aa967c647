import { type Bone, handShape } from '@palm/palmistry/drawing/hand-shape';

type Pair = readonly [x: number, y: number];

/** How far the hand reaches to the left and to the right between two heights; null where it does not reach. */
export type HandRows = (top: number, bottom: number) => { left: number; right: number } | null;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const STEPS = 12;

/** A thick stroke as discs along its way. */
function discsOf({ points, width, isClosed }: Bone): Disc[] {
  const way = isClosed && points[0] ? [...points, points[0]] : points;
  return way.flatMap((to, place) => {
    const from = way[place - 1];
    if (from === undefined) return [];
    return Array.from({ length: STEPS + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
      radius: width / 2,
    }));
  });
}

/** The outline of a hand, row by row, from its joints. */
export function handRows(joints: readonly Pair[]): HandRows {
  const { bones, forearm } = handShape(joints.map(([x, y]) => ({ x, y })));
  const discs = [...bones, forearm].flatMap(discsOf);
  return (top, bottom) => {
    const reaches = discs.flatMap(({ x, y, radius }) => {
      const away = Math.max(top - y, y - bottom, 0);
      return away >= radius ? [] : [{ x, reach: Math.sqrt(radius ** 2 - away ** 2) }];
    });
    if (reaches.length === 0) return null;
    return {
      left: Math.min(...reaches.map(({ x, reach }) => x - reach)),
      right: Math.max(...reaches.map(({ x, reach }) => x + reach)),
    };
  };
}
