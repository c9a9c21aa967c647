import { classNames } from '../class-names.ts';

interface MoonDiscProps {
  /** From 0, new, to 1, full. */
  litFraction: number;
  isWaxing: boolean;
  className?: string;
}

const [CENTRE, RADIUS] = [50, 44];

/** The lit part lies between the limb and the terminator, which is half an ellipse. */
function litPath(litFraction: number): string {
  const [top, bottom] = [`${CENTRE} ${CENTRE - RADIUS}`, `${CENTRE} ${CENTRE + RADIUS}`];
  const half = Math.abs(1 - 2 * litFraction) * RADIUS;
  const side = litFraction < 0.5 ? 0 : 1;
  return `M${top}A${RADIUS} ${RADIUS} 0 0 1 ${bottom}A${half.toFixed(2)} ${RADIUS} 0 0 ${side} ${top}Z`;
}

/** The Moon in its phase, as it is seen from the northern half of the Earth. Words stand beside it. */
export function MoonDisc({ litFraction, isWaxing, className }: MoonDiscProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('w-full', className)}>
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r={RADIUS}
        className="fill-raised stroke-paper-dim"
        strokeWidth="0.8"
      />
      <path
        d={litPath(litFraction)}
        transform={isWaxing ? undefined : `translate(${2 * CENTRE} 0) scale(-1 1)`}
        className="fill-paper"
      />
    </svg>
  );
}
