import { HandPlate } from './hand-plate.tsx';
import { dashOf } from './line-strokes.ts';
import { type DrawnLine, pathAlong } from './palm-drawing.tsx';

type Pair = readonly [x: number, y: number];

interface KeptHandProps {
  /** The 21 joints, in pixels of a photo that is gone. */
  joints: readonly Pair[];
  lines: readonly DrawnLine[];
  label: string;
  className?: string;
}

/** The size that the plate's strokes are made for. */
const PALM_LENGTH = 263;
const LINE_WIDTH = 5;

/** Turns a hand upright and to the plate's size, whichever way it was held. */
function uprightBy(joints: readonly Pair[]): (point: Pair) => Pair {
  const [[x0, y0], [x9, y9]] = [joints[0] ?? [0, 0], joints[9] ?? [0, -1]];
  const [upX, upY] = [x9 - x0, y9 - y0];
  const size = PALM_LENGTH / (upX ** 2 + upY ** 2);
  const [cos, sin] = [-upY * size, -upX * size];
  return ([x, y]) => [(x - x0) * cos - (y - y0) * sin, (x - x0) * sin + (y - y0) * cos];
}

/** A palm as it is kept without its photo: the person's own hand, engraved from its joints, with the traced lines. */
export function KeptHand({ joints, lines, label, className }: KeptHandProps) {
  const upright = uprightBy(joints);
  return (
    <HandPlate
      joints={joints.map(upright).map(([x, y]) => ({ x, y }))}
      lines={lines.map(({ name, points }) => {
        const dash = dashOf(name, LINE_WIDTH);
        return {
          name,
          path: pathAlong(points.map(upright).map(([x, y]) => [Math.round(x), Math.round(y)])),
          ...(dash !== undefined && { dash }),
        };
      })}
      lit={null}
      label={label}
      {...(className !== undefined && { className })}
    />
  );
}
