import { type Field, FRAME_SIDE, toFrame } from '../src/frame/palm-frame.ts';
import { curveThrough, type Polyline, resample } from '../src/geometry/polyline.ts';
import { addGrain, drawCreases } from './rendered-hand/draw-creases.ts';
import type { SampledSquare } from '../src/image/sample-square.ts';
import { evenLight } from '../src/ridge/even-light.ts';
import { ridgeFilter, type Ridges } from '../src/ridge/ridge-filter.ts';

export interface FrameScene {
  /** In palm coordinates. */
  readonly creases: readonly Polyline[];
  readonly depth?: number;
  readonly grain?: number;
  /** The light on each pixel, 0 to 1, by its x. */
  readonly light?: (x: number) => number;
}

/** A palm frame of plain skin with creases drawn on it. */
function creasedFrame(scene: FrameScene): SampledSquare {
  const { creases, depth = 0.3, grain = 4, light = () => 0.8 } = scene;
  const data = new Uint8Array(FRAME_SIDE * FRAME_SIDE * 3);
  for (let at = 0; at < data.length; at++) {
    data[at] = 200 * light(Math.floor(at / 3) % FRAME_SIDE);
  }
  const drawn = drawCreases(
    { width: FRAME_SIDE, height: FRAME_SIDE, data },
    creases.map((corners) => ({
      points: resample(curveThrough(corners.map(toFrame)), 0.5),
      sigma: 1.8,
      depth,
    })),
  );
  const rgb = Float32Array.from(addGrain(drawn, grain).data);
  return { side: FRAME_SIDE, rgb, inside: new Uint8Array(FRAME_SIDE * FRAME_SIDE).fill(1) };
}

export const allVisible = (): Field => new Float32Array(FRAME_SIDE * FRAME_SIDE).fill(1);

export const ridgesOf = (scene: FrameScene): Ridges =>
  ridgeFilter(evenLight(creasedFrame(scene), allVisible()));
