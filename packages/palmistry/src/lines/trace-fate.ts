import type { Field } from '../frame/palm-frame.ts';
import type { Ridges } from '../ridge/ridge-filter.ts';
import { bestPath, type PathCosts } from './best-path.ts';
import { unrollStrip } from './strip.ts';
import { TEMPLATES } from './templates.ts';
import { type TrimmedPath, trimPath } from './trim-path.ts';

/** The fate line is straight when it is there at all, so slanting costs it more. */
const COSTS: PathCosts = { slant: 0.02, bend: 0.08, away: 0.4 };
const SHAPE = { halfWidth: 0.12, turnDeg: 15 };

/** `free` is the skin that the other lines leave. */
export function traceFate(ridges: Ridges, free: Field, threshold: number): TrimmedPath {
  const strip = unrollStrip(ridges, free, TEMPLATES.fate, SHAPE);
  return trimPath(strip, bestPath(strip, COSTS).path, threshold);
}
