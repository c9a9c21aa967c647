import type { LineName } from '@palm/palmistry/vocabulary';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { pathAlong } from '../../../ui/engraving/palm-drawing.tsx';
import { lineLabels } from '../palm-words.ts';
import { type Pointing, highlights } from './use-highlight.ts';

interface TracedLineProps {
  name: LineName;
  points: readonly (readonly [x: number, y: number])[];
  /** A pixel of the screen, in pixels of the picture. */
  px: number;
  pointing: Pointing;
}

// On a photo, whatever the theme: bright brass on a dark edge can be seen on any skin.
export const INK = '#f3d896';
export const EDGE = '#14100a';
/** Drawn along its way once, when it appears. */
const DRAWN =
  '[stroke-dasharray:1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1] transition-[stroke-dashoffset,opacity] duration-[900ms] ease-out';

export function TracedLine({ name, points, px, pointing }: TracedLineProps) {
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
