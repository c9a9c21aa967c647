import type { Point } from '../engraving/wheel-geometry.ts';

interface Labelled extends Point {
  readonly words: string;
  /** Whether the path goes up here: then there is room above on the left and below on the right. */
  readonly isRising: boolean;
}

export interface PlacedLabel extends Point {
  readonly words: string;
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const CHARACTER = 6.9;
/** Between two words side by side. */
const GAP = 4;
const [ABOVE, BELOW, ASIDE, LINE] = [9, 19, 7, 13];

/**
 * Puts words beside points of a path, the first ones first: clear of the path, of each other and of the edges. Words
 * that find no room are left out, and null stands in their place.
 */
export function placeLabels(
  labels: readonly Labelled[],
  { path, width }: { readonly path: readonly Point[]; readonly width: number },
): (PlacedLabel | null)[] {
  const taken: Box[] = [];
  return labels.map((label) => {
    const free = placesFor(label).find(
      ({ box }) =>
        box.left >= -GAP &&
        box.right <= width + GAP &&
        !taken.some((other) => overlap(box, other)) &&
        !path.some((point) => isIn(point, box)),
    );
    if (free === undefined) return null;
    taken.push(free.box);
    return free.placed;
  });
}

function placesFor({ x, y, words, isRising }: Labelled) {
  const order = isRising
    ? (['above end', 'below start', 'above start', 'below end'] as const)
    : (['above start', 'below end', 'above end', 'below start'] as const);
  return order.map((where) => {
    const anchor = where.endsWith('end') ? 'end' : 'start';
    const at = {
      x: anchor === 'end' ? x - ASIDE : x + ASIDE,
      y: where.startsWith('above') ? y - ABOVE : y + BELOW,
    };
    return { placed: { ...at, words, anchor } as const, box: boxOf(at, words, anchor) };
  });
}

function boxOf({ x, y }: Point, words: string, anchor: 'start' | 'end'): Box {
  const width = words.length * CHARACTER;
  const left = anchor === 'end' ? x - width : x;
  return { left: left - GAP, right: left + width + GAP, top: y - LINE, bottom: y + 2 };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isIn = ({ x, y }: Point, { left, right, top, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;
