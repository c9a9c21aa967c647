import { classNames } from '../../class-names.ts';
import { dashOf } from './line-strokes.ts';

export interface DrawnLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A polyline as the `d` of a path. */
export const pathAlong = (points: DrawnLine['points']): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The part of the picture the lines are in, with some room around them, as a share of their size. */
export function boxAround(lines: readonly DrawnLine[], roomShare = 0.08) {
  const all = lines.flatMap(({ points }) => points);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const width = Math.max(...all.map(([x]) => x)) - left;
  const height = Math.max(...all.map(([, y]) => y)) - top;
  const room = Math.max(width, height) * roomShare;
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room };
}

interface PalmDrawingProps {
  lines: readonly DrawnLine[];
  /** The one line to stand out. */
  lit?: string | null;
  /** Left out where the text beside it already says everything. */
  label?: string;
  /** Thicker lines for a drawing that stands very small. */
  weight?: number;
  className?: string;
}

/** The traced lines of a palm, without the photo. */
export function PalmDrawing({ lines, lit = null, label, weight = 1, className }: PalmDrawingProps) {
  if (lines.every(({ points }) => points.length === 0)) return null;
  const { left, top, width, height } = boxAround(lines);
  const hair = (weight * Math.max(width, height)) / 110;
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {lines.map(({ name, points }) => (
        <path
          key={name}
          d={pathAlong(points)}
          stroke="currentColor"
          strokeDasharray={dashOf(name, hair * 1.4)}
          strokeWidth={name === lit ? hair * 2.4 : hair * 1.4}
          className={classNames(name === lit && 'text-brass-bright')}
        />
      ))}
    </svg>
  );
}
