import type { Point } from '../engraving/wheel-geometry.ts';
import type { DrawnPath, Sheet } from './path-sheet.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import type { PathPlate } from './plate.ts';

export interface PathDay extends Point {
  readonly atMs: number;
  readonly words: string;
  readonly isNext: boolean;
  readonly isToday: boolean;
  readonly isRising: boolean;
}

export interface PathMarks {
  readonly crossings: readonly PathDay[];
  readonly today: PathDay;
  /** A crossing is so near to today that its mark stands above the path, on a stem. */
  readonly isTodayCrowded: boolean;
  readonly labels: readonly (PlacedLabel & { readonly isStrong: boolean })[];
  readonly ticks: readonly { readonly x: number; readonly words: string }[];
}

/** Nearer than this two marks would melt into one. */
const NEAR = 9;
/** Room that the words under the line of time need on either side. */
const TICK_HALF = 26;

/** Where the days of a path stand on its sheet: its crossings, today, and the line of time. */
export function pathMarks(plate: PathPlate, drawn: DrawnPath, sheet: Sheet): PathMarks {
  const { zeroY, xAt, yAt, isRising } = drawn;
  const crossings = plate.crossings.map((mark) => ({
    ...mark,
    x: xAt(mark.atMs),
    y: zeroY,
    isRising: isRising(mark.atMs),
    isToday: false,
  }));
  const { atMs, words } = plate.today;
  const today = {
    atMs,
    words,
    x: xAt(atMs),
    y: yAt(atMs),
    isRising: isRising(atMs),
    isNext: false,
    isToday: true,
  };
  const days = [
    ...crossings.filter(({ isNext }) => isNext),
    today,
    ...crossings.filter(({ isNext }) => !isNext),
  ];
  const labels = placeLabels(days, { path: drawn.points, width: sheet.width });
  return {
    crossings,
    today,
    isTodayCrowded: crossings.some(({ x }) => Math.abs(x - today.x) < NEAR),
    labels: labels.flatMap((label, place) => {
      const isStrong = days[place]?.isNext === true || days[place]?.isToday === true;
      return label === null ? [] : [{ ...label, isStrong }];
    }),
    ticks: plate.ticks
      .map((tick) => ({ x: xAt(tick.atMs), words: tick.words }))
      .filter(({ x }, place, all) => {
        const before = all[place - 1]?.x ?? Number.NEGATIVE_INFINITY;
        return x > TICK_HALF && x < sheet.width - TICK_HALF && x - before > 2 * TICK_HALF;
      }),
  };
}
