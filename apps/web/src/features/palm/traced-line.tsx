import type { LineName } from '@palm/palmistry/vocabulary';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { pathAlong } from '../../ui/engraving/palm-drawing.tsx';
import { lineLabels } from './palm-words.ts';
import { type Pointing, pointsAt } from './pointing.ts';

interface TracedLineProps {
  name: LineName;
  points: readonly (readonly [x: number, y: number])[];
  /** Of the photo. */
  width: number;
  pointing: Pointing;
}

/** About how wide the photo stands on the screen: one of its pixels, in pixels of the photo, follows. */
const SHOWN_WIDTH = 352;
/** A label this near to the side of the photo turns inwards. */
const EDGE_SHARE = 0.14;
// On a photo, whatever the theme: bright brass on a dark edge can be seen on any skin.
const INK = '#f3d896';
const EDGE = '#14100a';
/** Drawn along its way once, when it appears. */
const DRAWN =
  '[stroke-dasharray:1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1] transition-[stroke-dashoffset,opacity] duration-[900ms] ease-out';

export function TracedLine({ name, points, width, pointing }: TracedLineProps) {
  const px = width / SHOWN_WIDTH;
  const path = pathAlong(points);
  const isLit = pointing.line === name;
  const isDimmed = pointing.line !== null && !isLit;
  const thickness = (isLit ? 4 : 2.4) * px;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pointing.pin(name);
  };
  return (
    <g className={classNames('transition-opacity duration-150', isDimmed && 'opacity-45')}>
      <g aria-hidden="true">
        <path
          d={path}
          pathLength={1}
          stroke={EDGE}
          strokeOpacity={0.65}
          strokeWidth={thickness + 2.4 * px}
          className={DRAWN}
        />
        <path d={path} pathLength={1} stroke={INK} strokeWidth={thickness} className={DRAWN} />
        <LineLabel name={name} points={points} width={width} />
      </g>
      <path
        d={path}
        stroke="transparent"
        strokeWidth={20 * px}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no button inside a drawing
        role="button"
        tabIndex={0}
        aria-label={lineLabels[name]}
        aria-pressed={pointing.pinned === name}
        onClick={() => pointing.pin(name)}
        onKeyDown={onKeyDown}
        className="cursor-pointer outline-none"
        {...pointsAt(pointing, { line: name })}
      />
    </g>
  );
}

/** At the line's end, on the side that has room. */
function LineLabel({ name, points, width }: Omit<TracedLineProps, 'pointing'>) {
  const px = width / SHOWN_WIDTH;
  const [end, before] = [points.at(-1), points.at(-6) ?? points[0]];
  if (!end || !before) return null;
  const isAtEdge = end[0] < EDGE_SHARE * width || end[0] > (1 - EDGE_SHARE) * width;
  // Where the line runs on, except at the picture's edge, where it would be cut off.
  const goesLeft = isAtEdge ? end[0] > width / 2 : end[0] < before[0];
  return (
    <text
      x={end[0] + (goesLeft ? -6 : 6) * px}
      y={end[1] - (isAtEdge ? 14 * px : 0)}
      textAnchor={goesLeft ? 'end' : 'start'}
      dominantBaseline="central"
      fontSize={14 * px}
      fill={INK}
      stroke={EDGE}
      strokeOpacity={0.75}
      strokeWidth={4 * px}
      paintOrder="stroke"
      className="font-sans font-medium"
    >
      {name}
    </text>
  );
}
