import type { Polyline } from '../geometry/polyline.ts';
import type { Path, Strip } from './strip.ts';

export interface StripPath {
  readonly strip: Strip;
  readonly path: Path;
  readonly points: Polyline;
}

export interface PrincipalPaths {
  readonly heart: StripPath;
  readonly head: StripPath;
  readonly life: StripPath;
}
