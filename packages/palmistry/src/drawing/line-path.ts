export interface DrawnLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

type Pair = DrawnLine['points'][number];

const at = ([x, y]: Pair): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const middle = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [(ax + bx) / 2, (ay + by) / 2];

/** A polyline as the `d` of a path that rounds its corners: a crease has none. */
export function pathAlong(points: DrawnLine['points']): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = rest
    .slice(0, -1)
    .map((point, index) => `Q${at(point)} ${at(middle(point, rest[index + 1] ?? last))}`);
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

/** The part of the picture the lines are in, with some room around them, as a share of their size. */
export function boxAround(lines: readonly DrawnLine[], roomShare = 0.08) {
  const all = lines.flatMap(({ points }) => points);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const width = Math.max(...all.map(([x]) => x)) - left;
  const height = Math.max(...all.map(([, y]) => y)) - top;
  const room = Math.max(width, height) * roomShare;
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room };
}
