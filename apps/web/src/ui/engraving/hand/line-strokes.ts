/** Each line of a palm has a stroke of its own, so that none is told by its colour alone. In widths of the stroke. */
const DASHES: Readonly<Record<string, readonly number[]>> = {
  head: [5, 3],
  life: [1.2, 2.6],
  fate: [5, 3, 0.1, 3],
};

/** The `stroke-dasharray` of a line; undefined for a solid one. */
export const dashOf = (line: string, width: number): string | undefined =>
  DASHES[line]?.map((part) => part * width).join(' ');
