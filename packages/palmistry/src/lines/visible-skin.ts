import type { Field } from '../frame/palm-frame.ts';
import { clamp } from '../geometry/point.ts';
import { blur } from '../ridge/blur.ts';

/** 1 well inside the skin, 0 at its border: the outline of a hand is the strongest ridge of all, and no crease. */
export const visibleSkin = (mask: Field): Field =>
  blur(mask, 4).map((share) => clamp((share - 0.6) / 0.3, 0, 1));
