import { boxAround, type DrawnLine, pathAlong } from '@palm/palmistry/drawing/line-path';
import { dashOf } from '@palm/palmistry/drawing/line-strokes';
import { classNames } from '../../class-names.ts';

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
