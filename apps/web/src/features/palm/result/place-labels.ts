import type { LineName } from '@palm/palmistry/vocabulary';

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
}

/** The approximate width of the picture on the screen. */
const SHOWN_WIDTH = 352;
/** A pixel of the screen, in pixels of the picture. */
export const screenPixel = ({ width }: Frame): number => width / SHOWN_WIDTH;

/** In pixels of the screen. */
const LETTER_WIDTH = 8.5;
const HEIGHT = 18;
const GAP = 7;

interface Candidate extends PlacedLabel {
  /** How far it is from the best place: at the line's end, where the line runs on. */
  readonly cost: number;
}

function candidatesFor({ name, points }: LineToName, px: number): Candidate[] {
  const ends = [points, points.toReversed()];
  return ends.flatMap((way, startCost) => {
    const [end, before] = [way.at(-1), way.at(-6) ?? way[0]];
    if (!end || !before) return [];
    return ([-1, 1] as const).flatMap((side) =>
      [0, -0.75, 0.75, -1.4, 1.4].map((lift) => ({
        name,
        x: end[0] + side * GAP * px,
        y: end[1] + lift * HEIGHT * px,
        anchor: side < 0 ? ('end' as const) : ('start' as const),
        cost: 2 * startCost + Number(side < 0 !== end[0] < before[0]) + Math.abs(lift),
      })),
    );
  });
}

function boxOf({ name, x, y, anchor }: PlacedLabel, px: number): Frame {
  const width = name.length * LETTER_WIDTH * px;
  return {
    left: anchor === 'end' ? x - width : x,
    top: y - (HEIGHT * px) / 2,
    width,
    height: HEIGHT * px,
  };
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

/** Names each line beside one of its ends: inside the picture, clear of the other names, and off the lines if it can be. */
export function placeLabels(lines: readonly LineToName[], frame: Frame): PlacedLabel[] {
  const px = screenPixel(frame);
  const points = lines.flatMap((line) => line.points);
  const placed: PlacedLabel[] = [];
  const costOf = (candidate: Candidate): number => {
    const box = boxOf(candidate, px);
    const hidden = placed.filter((label) => overlap(box, boxOf(label, px))).length;
    const covered = points.filter((point) => isIn(point, box)).length / points.length;
    return candidate.cost + 1000 * hidden + 500 * Number(isCut(box, frame)) + 100 * covered;
  };
  for (const line of lines) {
    const [best] = candidatesFor(line, px)
      .map((candidate) => ({ candidate, cost: costOf(candidate) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best) placed.push(best.candidate);
  }
  return placed;
}
