import type { Point } from '../src/geometry/point.ts';
import type { Landmarks } from '../src/hand/landmarks.ts';

/** An upright, open right palm in a picture of 600 × 800, its palm 250 pixels long. */
export const OPEN_RIGHT_PALM: Landmarks = [
  [300, 700],
  [384, 649],
  [440, 590],
  [480, 530],
  [515, 480],
  [358, 455],
  [372, 360],
  [380, 300],
  [386, 250],
  [300, 450],
  [300, 345],
  [300, 280],
  [300, 225],
  [249, 468],
  [238, 370],
  [232, 310],
  [228, 260],
  [203, 501],
  [180, 430],
  [168, 385],
  [158, 345],
];

export const mirrored = (landmarks: Landmarks): Landmarks =>
  landmarks.map(([x, y]): Point => [600 - x, y]);
