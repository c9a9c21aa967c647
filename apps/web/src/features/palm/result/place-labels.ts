import type { LineName } from '@palm/palmistry/vocabulary';
import type { HandRows } from './hand-rows.ts';

type Point = readonly [x: number, y: number];

/** The visible part of the picture, in picture pixels. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface LineToName {
  readonly name: LineName;
  readonly points: readonly Point[];
}

export interface PlacedLabel {
  readonly name: LineName;
  /** Of the end that the words begin at, in the middle of their height. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  /** The end of the line that a leader connects with the words. */
  readonly from: Point;
}

/** The approximate width of the picture on the screen. */
const SHOWN_WIDTH = 352;
/** A pixel of the screen, in pixels of the picture. */
export const screenPixel = ({ width }: Frame): number => width / SHOWN_WIDTH;

/** In pixels of the screen. */
const LETTER_WIDTH = 8.5;
const HEIGHT = 26;
const GAP = 20;
/** A label's height, as steps up or down from the line's end. */
const LIFTS = [0, -0.6, 0.6, -1.2, 1.2, -2, 2, -3, 3, -4.5, 4.5, -6, 6, -8, 8];

interface Candidate extends PlacedLabel {
  readonly cost: number;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** How near another line comes to an end: a leader starts at the end that no other line shares. */
const nearest = (end: Point, others: readonly Point[]): number =>
  Math.min(...others.map((point) => distance(end, point)));

const sizeOf = (name: string, px: number) => ({
  width: name.length * LETTER_WIDTH * px,
  height: HEIGHT * px,
});

/** Beside the hand where there is room for the word, else as far out as the picture goes. */
function besideHand(
  y: number,
  side: -1 | 1,
  { name, frame, rows }: { name: string; frame: Frame; rows: HandRows },
): number {
  const px = screenPixel(frame);
  const { width, height } = sizeOf(name, px);
  const row = rows(y - height / 2, y + height / 2);
  const [first, last] = [frame.left + GAP * px, frame.left + frame.width - GAP * px];
  return side < 0
    ? Math.max((row?.left ?? last) - GAP * px, first + width)
    : Math.min((row?.right ?? first) + GAP * px, last - width);
}

interface Picture {
  readonly frame: Frame;
  readonly rows: HandRows;
}

function candidatesFor(
  { name, points }: LineToName,
  others: readonly Point[],
  { frame, rows }: Picture,
): Candidate[] {
  const px = screenPixel(frame);
  const ends = [points[0], points.at(-1)].filter((end) => end !== undefined);
  return ends.flatMap((from) => {
    const shared = Math.max(0, 40 - nearest(from, others) / px) * 8;
    return ([-1, 1] as const).flatMap((side) =>
      LIFTS.map((lift): Candidate => {
        const y = from[1] + lift * HEIGHT * px;
        const near = besideHand(y, side, { name, frame, rows });
        const far = near + side * sizeOf(name, px).width;
        // A word between the hand and the line's end, as on a hand that lies on its side, is reached from its far end.
        const isInside = side * (far - from[0]) < 0;
        const x = isInside ? far : near;
        const anchor = side < 0 === isInside ? 'start' : 'end';
        const leader = distance(from, [x, y]) / px;
        // A leader that runs back over its own word.
        const isBack = !isInside && side * (x - from[0]) < 0;
        return { name, x, y, anchor, from, cost: shared + leader + (isBack ? 300 : 0) };
      }),
    );
  });
}

function boxOf({ name, x, y, anchor }: PlacedLabel, px: number): Frame {
  const { width, height } = sizeOf(name, px);
  return { left: anchor === 'end' ? x - width : x, top: y - height / 2, width, height };
}

const isIn = ([x, y]: Point, { left, top, width, height }: Frame): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const overlap = (a: Frame, b: Frame): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const isCut = (box: Frame, frame: Frame): boolean =>
  !isIn([box.left, box.top], frame) || !isIn([box.left + box.width, box.top + box.height], frame);

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const cross = (a: PlacedLabel, b: PlacedLabel): boolean => {
  const [aTo, bTo]: readonly [Point, Point] = [
    [a.x, a.y],
    [b.x, b.y],
  ];
  return (
    turn(a.from, aTo, b.from) * turn(a.from, aTo, bTo) < 0 &&
    turn(b.from, bTo, a.from) * turn(b.from, bTo, aTo) < 0
  );
};

/** Names each line outside the hand, on a leader from its free end: inside the picture, clear of the other names and leaders. */
export function placeLabels(lines: readonly LineToName[], picture: Picture): PlacedLabel[] {
  const px = screenPixel(picture.frame);
  const placed: PlacedLabel[] = [];
  const costOf = (candidate: Candidate): number => {
    const box = boxOf(candidate, px);
    const hidden = placed.filter((label) => overlap(box, boxOf(label, px))).length;
    const crossed = placed.filter((label) => cross(label, candidate)).length;
    return (
      candidate.cost + 3000 * hidden + 400 * crossed + 2000 * Number(isCut(box, picture.frame))
    );
  };
  for (const line of lines) {
    const others = lines.filter((other) => other !== line).flatMap(({ points }) => points);
    const [best] = candidatesFor(line, others, picture)
      .map((candidate) => ({ candidate, cost: costOf(candidate) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best) placed.push(best.candidate);
  }
  return placed;
}
