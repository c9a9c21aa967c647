import type { Field } from '../frame/palm-frame.ts';
import { distanceToLine, type Polyline } from '../geometry/polyline.ts';
import type { Ridges } from '../ridge/ridge-filter.ts';
import { apartFrom } from './apart-from.ts';
import { bestPath, type PathCosts } from './best-path.ts';
import { freeSkin } from './free-skin.ts';
import type { PrincipalPaths, StripPath } from './principal-paths.ts';
import { type Path, pathPoints, type Strip, strengthsAlong, unrollStrip } from './strip.ts';
import { TEMPLATES } from './templates.ts';
import { traceFate } from './trace-fate.ts';

export const COSTS: PathCosts = { slant: 0.006, bend: 0.08, away: 0.4 };
const SHAPE = { halfWidth: 0.14, turnDeg: 22 };
const LIFE_SHAPE = { halfWidth: 0.12, turnDeg: 22 };
const LIFE_CANDIDATES = 3;
/** Head and life begin together and may share this part of the life line. */
const SHARED_START = 0.22;
/** Nearer than this (frame pixels), the life line rides on the head line; each such step costs. */
const RIDING_PX = 6;
const RIDING_COST = 0.5;

/** How much a fate line counts for the set that leaves room for it. */
const FATE_SHARE = 0.5;

/**
 * The lines are told apart by their order: whichever ridge the life line takes, the head line cannot have, the heart
 * line runs well above the head line, and a fate line may stand beside the life line, never on the thumb's side of it.
 * So several life lines are tried, and the set that explains most of what is seen is kept.
 */
export function tracePrincipal(ridges: Ridges, visible: Field, threshold: number): PrincipalPaths {
  const strips = {
    heart: unrollStrip(ridges, visible, TEMPLATES.heart, SHAPE),
    head: unrollStrip(ridges, visible, TEMPLATES.head, SHAPE),
    life: unrollStrip(ridges, visible, TEMPLATES.life, LIFE_SHAPE),
  };
  const sets = lifeCandidates(strips.life).map((life) => {
    const { paths, score } = completeSet(strips, life);
    const fate = traceFate(ridges, freeSkin(visible, paths), threshold);
    return { paths, score: score + FATE_SHARE * fate.evidence };
  });
  return sets.reduce((best, set) => (set.score > best.score ? set : best)).paths;
}

interface Candidate extends StripPath {
  readonly score: number;
}

function lifeCandidates(strip: Strip): readonly Candidate[] {
  const candidates: Candidate[] = [];
  let share: Float32Array | undefined;
  for (let count = 0; count < LIFE_CANDIDATES; count++) {
    const { path } = bestPath(strip, COSTS, share);
    const points = pathPoints(strip, path);
    candidates.push({ strip, path, points, score: plainScore(strip, path) });
    const taken = points.slice(Math.round(strip.rows * 0.25));
    share = apartFrom(strip, taken, { none: 4, full: 8 }, share);
  }
  return candidates;
}

/** What the path is worth by itself, whatever was held back to find it. */
function plainScore(strip: Strip, path: Path): number {
  const half = (strip.columns - 1) / 2;
  return strengthsAlong(strip, path).reduce(
    (sum, strength, row) =>
      sum + strength - COSTS.away * (((path[row] ?? half) - half) / half) ** 2,
    0,
  );
}

type Strips = Readonly<Record<keyof PrincipalPaths, Strip>>;

function completeSet(strips: Strips, life: Candidate) {
  const ownLife = life.points.slice(Math.round(life.strip.rows * SHARED_START));
  const head = traceApart(strips.head, ownLife, { none: 4, full: 9 });
  const heart = traceApart(strips.heart, head.points, { none: 8, full: 16 });
  const riding = ownLife.filter((point) => distanceToLine(point, head.points) < RIDING_PX).length;
  const score = life.score + head.score + heart.score - RIDING_COST * riding;
  return { paths: { heart, head, life }, score };
}

function traceApart(
  strip: Strip,
  taken: Polyline,
  clearance: { none: number; full: number },
): Candidate {
  const { path, score } = bestPath(strip, COSTS, apartFrom(strip, taken, clearance));
  return { strip, path, score, points: pathPoints(strip, path) };
}
