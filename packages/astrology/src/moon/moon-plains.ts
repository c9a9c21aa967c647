/** An ellipse on the Moon's disc, whose centre is 0 and whose radius is 1; y grows downwards. */
export interface Plain {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

const plain = (x: number, y: number, rx: number, ry: number): Plain => ({ x, y, rx, ry });

/** The dark plains, roughly where they are; the same for every phase, because the Moon keeps its face. */
export const MOON_PLAINS: readonly Plain[] = [
  plain(-0.307, -0.409, 0.284, 0.239),
  plain(0.136, -0.375, 0.159, 0.148),
  plain(0.341, -0.148, 0.216, 0.17),
  plain(0.636, -0.352, 0.102, 0.08),
  plain(0.591, 0.102, 0.114, 0.148),
  plain(0.318, 0.17, 0.114, 0.114),
  plain(-0.614, -0.091, 0.182, 0.375),
  plain(-0.432, 0.295, 0.148, 0.125),
  plain(-0.193, 0.295, 0.17, 0.148),
  plain(-0.023, -0.727, 0.341, 0.057),
];
