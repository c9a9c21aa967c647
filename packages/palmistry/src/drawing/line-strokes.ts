/**
 * Each line of a palm has a stroke of its own, so that none is told by its colour alone. In widths of the
 * stroke, which has round ends: 0.01 is a dot.
 */
const DASHES: Readonly<Record<string, readonly number[]>> = {
  head: [4, 3],
  life: [0.01, 2.4],
  fate: [4, 3, 0.01, 3],
};

/** The `stroke-dasharray` of a line; undefined for a solid one. */
export const dashOf = (line: string, width: number): string | undefined =>
  DASHES[line]?.map((part) => part * width).join(' ');
