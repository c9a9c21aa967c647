import type { LineName } from '@palm/palmistry/vocabulary';
import { type KeyboardEvent, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { dashOf } from '@palm/palmistry/drawing/line-strokes';
import { pathAlong } from '@palm/palmistry/drawing/line-path';
import { lineLabels } from '../palm-words.ts';
import { CASING, CASING_PX, inks, LINE_PX } from './line-looks.ts';
import { type Pointing, highlights } from './use-highlight.ts';

interface TracedLineProps {
  name: LineName;
  points: readonly (readonly [x: number, y: number])[];
  /** A pixel of the screen, in pixels of the picture. */
  px: number;
  pointing: Pointing;
}

/** Drawn along its way once, when it appears. */
const DRAWN =
  '[stroke-dasharray:1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1] transition-[stroke-dashoffset] duration-[900ms] ease-out';

export function TracedLine({ name, points, px, pointing }: TracedLineProps) {
  const mask = useId();
  const path = pathAlong(points);
  const isLit = pointing.line === name;
  const isDimmed = pointing.line !== null && !isLit;
  const width = LINE_PX * (isLit ? 1.7 : 1) * px;
  const casing = width + 2 * CASING_PX * px;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pointing.pin(name);
  };
  return (
    <g className={classNames('transition-opacity duration-150', isDimmed && 'opacity-45')}>
      {/* A dashed stroke cannot be drawn along its way; the mask over it can. */}
      <mask id={mask} maskUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%">
        <path d={path} pathLength={1} stroke="white" strokeWidth={casing * 2} className={DRAWN} />
      </mask>
      <g aria-hidden="true" mask={`url(#${mask})`}>
        <path d={path} stroke={CASING} strokeOpacity={0.45} strokeWidth={casing} />
        <path
          d={path}
          stroke={inks[name]}
          strokeWidth={width}
          strokeDasharray={dashOf(name, width)}
        />
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
        {...highlights(pointing, { line: name })}
      />
    </g>
  );
}
