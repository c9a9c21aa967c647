import type { Point } from '../geometry/point.ts';

export interface PalmBox {
  readonly score: number;
  readonly center: Point;
  readonly width: number;
  readonly height: number;
  readonly wrist: Point;
  readonly middleKnuckle: Point;
}

/** Boxes that share more than this part of their union mean the same palm. */
const SAME_PALM = 0.3;

/** Weighted non-maximum suppression: boxes of one palm become their mean, weighted by score. Best first. */
export function mergeBoxes(boxes: readonly PalmBox[]): PalmBox[] {
  const merged: PalmBox[] = [];
  let left = boxes.toSorted((a, b) => b.score - a.score);
  for (let best = left[0]; best !== undefined; best = left[0]) {
    const top = best;
    const group = left.filter((box) => box === top || overlap(top, box) > SAME_PALM);
    left = left.filter((box) => !group.includes(box));
    merged.push(meanBox(top, group));
  }
  return merged;
}

function overlap(a: PalmBox, b: PalmBox): number {
  const shared = (axis: 0 | 1, sizeA: number, sizeB: number) =>
    Math.max(
      0,
      Math.min(a.center[axis] + sizeA / 2, b.center[axis] + sizeB / 2) -
        Math.max(a.center[axis] - sizeA / 2, b.center[axis] - sizeB / 2),
    );
  const both = shared(0, a.width, b.width) * shared(1, a.height, b.height);
  return both / (a.width * a.height + b.width * b.height - both);
}

function meanBox(best: PalmBox, group: readonly PalmBox[]): PalmBox {
  const total = group.reduce((sum, { score }) => sum + score, 0);
  const mean = (part: (box: PalmBox) => number) =>
    group.reduce((sum, box) => sum + box.score * part(box), 0) / total;
  const meanPoint = (part: (box: PalmBox) => Point): Point => [
    mean((box) => part(box)[0]),
    mean((box) => part(box)[1]),
  ];
  return {
    score: best.score,
    center: meanPoint((box) => box.center),
    width: mean((box) => box.width),
    height: mean((box) => box.height),
    wrist: meanPoint((box) => box.wrist),
    middleKnuckle: meanPoint((box) => box.middleKnuckle),
  };
}
