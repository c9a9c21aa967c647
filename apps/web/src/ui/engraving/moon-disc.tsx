import { classNames } from '../class-names.ts';
import { moonLitPath } from './moon-lit-path.ts';

interface MoonDiscProps {
  /** From 0, new, to 1, full. */
  litFraction: number;
  isWaxing: boolean;
  className?: string;
}

const [CENTRE, RADIUS] = [50, 44];

/**
 * The Moon in its phase, as it is seen from the northern half of the Earth. Its lit part is bright by day too. Words stand
 * beside it.
 */
export function MoonDisc({ litFraction, isWaxing, className }: MoonDiscProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('w-full', className)}>
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={RADIUS}
        className="fill-moon-night stroke-paper-dim"
        strokeWidth="0.8"
      />
      <path
        d={moonLitPath(litFraction, CENTRE, RADIUS)}
        transform={isWaxing ? undefined : `translate(${2 * CENTRE} 0) scale(-1 1)`}
        className="fill-moon"
      />
    </svg>
  );
}
