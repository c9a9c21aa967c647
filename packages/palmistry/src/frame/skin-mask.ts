import type { Point } from '../geometry/point.ts';
import type { SampledSquare } from '../image/sample-square.ts';
import { quantile } from '../quantile.ts';
import { blur } from '../ridge/blur.ts';
import { type Field, FRAME_SIDE, newField, toFrame } from './palm-frame.ts';
import { PALM_AREA } from './palm-area.ts';

/* Which frame pixels are skin, by the colours of this very palm: no fixed skin colour would fit everyone. */

const CORE_CENTER: Point = toFrame([-0.03, -0.55]);
const CORE_HALF: Point = [40, 45];
/** So many robust deviations from the palm's median still count as skin, but never less than these floors. */
const DEVIATIONS = 5;
const FLOORS = [0.02, 0.015, 0.55] as const;
/** The median absolute deviation times this estimates the standard deviation of a normal distribution. */
const MAD_TO_SIGMA = 1.4826;

/** 1 for skin, 0 for background. The palm itself counts as skin wherever the picture shows it. */
export function skinMask(square: SampledSquare): Field {
  const model = learnSkin(square);
  const raw = newField();
  for (let cell = 0; cell < raw.length; cell++) {
    if (square.inside[cell] === 1 && isLike(model, colorOf(square, cell))) raw[cell] = 1;
  }
  // Blurring and cutting at one half closes pinholes and drops specks.
  return blur(raw, 3).map((share, cell) =>
    share > 0.5 || (PALM_AREA[cell] === 1 && square.inside[cell] === 1) ? 1 : 0,
  );
}

type Color = readonly [redShare: number, greenShare: number, logBrightness: number];

function colorOf({ rgb }: SampledSquare, cell: number): Color {
  const [red, green, blue] = [rgb[3 * cell] ?? 0, rgb[3 * cell + 1] ?? 0, rgb[3 * cell + 2] ?? 0];
  // The offset keeps the shares of near-black pixels from jumping.
  const sum = red + green + blue + 30;
  return [red / sum, green / sum, Math.log(sum)];
}

interface Spread {
  readonly median: number;
  readonly tolerance: number;
}

function learnSkin(square: SampledSquare): readonly Spread[] {
  const core: Color[] = [];
  for (let y = -CORE_HALF[1]; y <= CORE_HALF[1]; y += 2) {
    for (let x = -CORE_HALF[0]; x <= CORE_HALF[0]; x += 2) {
      const cell = Math.round(CORE_CENTER[1] + y) * FRAME_SIDE + Math.round(CORE_CENTER[0] + x);
      if (square.inside[cell] === 1) core.push(colorOf(square, cell));
    }
  }
  return ([0, 1, 2] as const).map((part) => {
    const values = core.map((color) => color[part]);
    const median = quantile(values, 0.5);
    const strays = values.map((value) => Math.abs(value - median));
    const deviation = MAD_TO_SIGMA * quantile(strays, 0.5);
    return { median, tolerance: Math.max(FLOORS[part], DEVIATIONS * deviation) };
  });
}

const isLike = (model: readonly Spread[], color: Color): boolean =>
  model.reduce(
    (sum, { median, tolerance }, part) => sum + (((color[part] ?? 0) - median) / tolerance) ** 2,
    0,
  ) < 1;
