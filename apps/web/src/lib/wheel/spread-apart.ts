import { normalizeDeg } from '@palm/astrology/angle';

interface Block {
  /** Of what the block would like, each counted from its place in the row. */
  sum: number;
  size: number;
}
const meanOf = ({ sum, size }: Block): number => sum / size;

/**
 * Moves angles apart so that neighbours on the circle keep `gapDeg`, and everything together as
 * little as possible (least squares). Cut open at its widest gap the circle is a row; in a row this
 * is isotonic regression of `angle − place × gap`, solved by pooling adjacent violators (Barlow et
 * al. 1972). As long as all gaps fill less than about half the circle, the ends cannot meet.
 */
export function spreadApart(angles: readonly number[], gapDeg: number): number[] {
  const row = cutOpen(angles);
  const wanted = row.map(({ angle }, place) => angle - place * gapDeg);
  const settled = pooled(wanted);
  const spread = angles.map(() => 0);
  row.forEach(({ index }, place) => {
    spread[index] = normalizeDeg((settled[place] ?? 0) + place * gapDeg);
  });
  return spread;
}

/** In order around the circle, beginning after the widest gap, without a step back at 0°. */
function cutOpen(angles: readonly number[]): { angle: number; index: number }[] {
  const sorted = angles
    .map((angle, index) => ({ angle: normalizeDeg(angle), index }))
    .toSorted((a, b) => a.angle - b.angle);
  const before = (place: number): number =>
    place === 0 ? (sorted.at(-1)?.angle ?? 0) - 360 : (sorted[place - 1]?.angle ?? 0);
  const gaps = sorted.map(({ angle }, place) => angle - before(place));
  const first = gaps.indexOf(Math.max(...gaps));
  const turned = sorted.slice(0, Math.max(first, 0));
  return [
    ...sorted.slice(Math.max(first, 0)),
    ...turned.map(({ angle, index }) => ({ angle: angle + 360, index })),
  ];
}

function pooled(wanted: readonly number[]): number[] {
  const blocks: Block[] = [];
  for (const value of wanted) {
    let block: Block = { sum: value, size: 1 };
    for (let last = blocks.at(-1); last && meanOf(last) > meanOf(block); last = blocks.at(-1)) {
      block = { sum: last.sum + block.sum, size: last.size + block.size };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.flatMap((block) => Array.from({ length: block.size }, () => meanOf(block)));
}
