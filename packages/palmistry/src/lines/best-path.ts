import type { Path, Strip } from './strip.ts';

export interface PathCosts {
  /** For each step to the side. */
  readonly slant: number;
  /** For each change of slant: a crease bends, it has no corners. */
  readonly bend: number;
  /** At the strip's border, growing with the square of the distance from the template. */
  readonly away: number;
}

export interface ScoredPath {
  readonly path: Path;
  readonly score: number;
}

/** Columns a path may move from row to row, to either side. */
const MAX_SLANT = 2;
const SLANTS = 2 * MAX_SLANT + 1;

/**
 * The path through the strip with the most strength at the least cost: a dynamic programme over column and slant, so
 * that bends cost (second order, as in snakes by Amini, Weymouth and Jain 1990). `share` scales each cell's strength.
 */
export function bestPath(strip: Strip, costs: PathCosts, share?: Float32Array): ScoredPath {
  const { rows, columns } = strip;
  const worth = worthOf(strip, costs, share);
  const score = new Float32Array(rows * columns * SLANTS).fill(-Infinity);
  const cameBy = new Int8Array(score.length);
  for (let column = 0; column < columns; column++) {
    score.fill(worth[column] ?? 0, column * SLANTS, (column + 1) * SLANTS);
  }
  for (let row = 1; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let slant = 0; slant < SLANTS; slant++) {
        const from = column - (slant - MAX_SLANT);
        if (from < 0 || from >= columns) continue;
        const before = ((row - 1) * columns + from) * SLANTS;
        const at = (row * columns + column) * SLANTS + slant;
        const [best, by] = bestBefore(score, before, slant, costs.bend);
        const slantCost = costs.slant * (slant - MAX_SLANT) ** 2;
        score[at] = best + (worth[row * columns + column] ?? 0) - slantCost;
        cameBy[at] = by;
      }
    }
  }
  return walkBack(strip, score, cameBy);
}

function worthOf({ rows, columns, strength }: Strip, costs: PathCosts, share?: Float32Array) {
  const half = (columns - 1) / 2;
  const worth = new Float32Array(rows * columns);
  for (let index = 0; index < worth.length; index++) {
    const away = ((index % columns) - half) / half;
    const seen = (strength[index] ?? 0) * (share?.[index] ?? 1);
    worth[index] = seen - costs.away * away * away;
  }
  return worth;
}

function bestBefore(
  score: Float32Array,
  before: number,
  slant: number,
  bendCost: number,
): [score: number, slant: number] {
  let best = -Infinity;
  let by = 0;
  for (let former = 0; former < SLANTS; former++) {
    const value = (score[before + former] ?? 0) - bendCost * (slant - former) ** 2;
    if (value > best) {
      best = value;
      by = former;
    }
  }
  return [best, by];
}

function walkBack({ rows, columns }: Strip, score: Float32Array, cameBy: Int8Array): ScoredPath {
  const last = (rows - 1) * columns * SLANTS;
  let end = last;
  for (let at = last; at < score.length; at++) {
    if ((score[at] ?? 0) > (score[end] ?? 0)) end = at;
  }
  const path = new Int16Array(rows);
  let column = Math.floor((end - last) / SLANTS);
  let slant = (end - last) % SLANTS;
  for (let row = rows - 1; row >= 0; row--) {
    path[row] = column;
    const by = cameBy[(row * columns + column) * SLANTS + slant] ?? 0;
    column -= slant - MAX_SLANT;
    slant = by;
  }
  return { path, score: score[end] ?? 0 };
}
