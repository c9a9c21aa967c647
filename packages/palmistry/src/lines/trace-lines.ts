import type { Field } from '../frame/palm-frame.ts';
import { clamp } from '../geometry/point.ts';
import { noiseLevel } from '../ridge/noise-level.ts';
import type { Ridges } from '../ridge/ridge-filter.ts';
import { LINE_NAMES, type LineName } from '../vocabulary.ts';
import { bestPath } from './best-path.ts';
import { freeSkin } from './free-skin.ts';
import type { StripPath } from './principal-paths.ts';
import { strengthsAlong, unrollStrip } from './strip.ts';
import { DECOYS } from './decoys.ts';
import { traceFate } from './trace-fate.ts';
import { COSTS, tracePrincipal } from './trace-principal.ts';
import { type TrimmedPath, trimPath } from './trim-path.ts';

export interface TracedLine extends TrimmedPath {
  /** 0 to 1: strength, cover, and how far the line stands out from chance on this palm. */
  readonly confidence: number;
}

export interface TracedPalm {
  readonly lines: Readonly<Partial<Record<LineName, TracedLine>>>;
  /** What plain skin answers: a crease is stronger. */
  readonly threshold: number;
}

const DECOY_SHAPE = { halfWidth: 0.08, turnDeg: 22 };
const MIN_POINTS = 8;
/** Below these a line is not told at all. */
const MIN_CONFIDENCE = { heart: 0.12, head: 0.12, life: 0.12, fate: 0.6 } as const satisfies Record<
  LineName,
  number
>;

export function traceLines(ridges: Ridges, visible: Field): TracedPalm {
  const threshold = Math.max(0.14, 1.25 * noiseLevel(ridges));
  const principal = tracePrincipal(ridges, visible, threshold);
  const free = freeSkin(visible, principal);
  const trim = ({ strip, path }: StripPath) => trimPath(strip, path, threshold);
  const trimmed: Record<LineName, TrimmedPath> = {
    heart: trim(principal.heart),
    head: trim(principal.head),
    life: trim(principal.life),
    fate: traceFate(ridges, free, threshold),
  };
  const chance = chanceStrength(ridges, free);
  const found = LINE_NAMES.flatMap((name) => {
    const line = { ...trimmed[name], confidence: confidenceIn(trimmed[name], chance) };
    return isTold(name, line) ? [[name, line]] : [];
  });
  return { lines: Object.fromEntries(found), threshold };
}

const isTold = (name: LineName, { points, confidence }: TracedLine): boolean =>
  points.length >= MIN_POINTS && confidence >= MIN_CONFIDENCE[name];

/** The middle of what best paths reach where there is no line. */
function chanceStrength(ridges: Ridges, free: Field): number {
  const strengths = DECOYS.map((decoy) => {
    const strip = unrollStrip(ridges, free, decoy, DECOY_SHAPE);
    const along = strengthsAlong(strip, bestPath(strip, COSTS).path);
    return along.reduce((sum, strength) => sum + strength, 0) / strip.rows;
  });
  const [, lower = 0, upper = 0] = strengths.toSorted((a, b) => a - b);
  return (lower + upper) / 2;
}

const confidenceIn = ({ strength, cover }: TrimmedPath, chance: number): number =>
  clamp((strength - 0.15) / 0.35, 0, 1) *
  clamp(cover / 0.6, 0, 1) *
  clamp((strength / (chance + 0.03) - 1) / 1.2, 0, 1);
