import { MOON_PLAINS } from '@palm/astrology/moon-plains';
import { moonLitPath } from './moon-lit-path.ts';
import { namedDrawing } from './named-drawing.ts';

interface MoonProps {
  /** The lit part of the disc, 0 to 1. */
  litFraction: number;
  /** How far it is ahead of the Sun, in degrees. Below 180 it waxes and is lit from the right, as seen from the north. */
  angle: number;
  label: string;
  className?: string;
}

const CENTRE = 120;
const RADIUS = 88;
/** There is one Moon on a page, so its patterns need no id of their own. */
const id = 'moon-';

/** The Moon in its true phase: the lit part as paper, the dark part as the engraver's hatching. */
export function Moon({ litFraction, angle, label, className }: MoonProps) {
  const lit = moonLitPath(litFraction, CENTRE, RADIUS);
  const turned = angle < 180 ? undefined : `matrix(-1 0 0 1 ${2 * CENTRE} 0)`;
  return (
    <svg viewBox="0 0 240 240" {...namedDrawing(label)} fill="none" className={className}>
      <defs>
        <pattern
          id={`${id}night`}
          width="3.2"
          height="3.2"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <path d="M0 1.6h3.2" stroke="currentColor" strokeWidth="0.7" />
        </pattern>
        <pattern
          id={`${id}plain`}
          width="2.6"
          height="2.6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32)"
        >
          <path d="M0 1.3h2.6" className="stroke-moon-ink" strokeWidth="0.75" />
        </pattern>
        <clipPath id={`${id}lit`}>
          <path d={lit} transform={turned} />
        </clipPath>
      </defs>
      <g stroke="currentColor" strokeOpacity="0.55" strokeWidth="0.8">
        <circle cx={CENTRE} cy={CENTRE} r="118" />
        <circle cx={CENTRE} cy={CENTRE} r="107" />
        {/* One tick for each day of a lunation. */}
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r="112.5"
          pathLength="29.53"
          strokeWidth="6"
          strokeDasharray="0.06 0.94"
          transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
        />
      </g>
      {/* How far this lunation has come: it begins and ends at the top. */}
      <path
        d="M120 1.5 115.5 10h9ZM120 1.5v16"
        className="fill-brass stroke-brass"
        strokeWidth="1.2"
        transform={`rotate(${angle} ${CENTRE} ${CENTRE})`}
      />
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill={`url(#${id}night)`} fillOpacity="0.55" />
      <g clipPath={`url(#${id}lit)`}>
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className="fill-moon" />
        {MOON_PLAINS.map(({ x, y, rx, ry }) => (
          <ellipse
            key={`${x} ${y}`}
            cx={CENTRE + RADIUS * x}
            cy={CENTRE + RADIUS * y}
            rx={RADIUS * rx}
            ry={RADIUS * ry}
            fill={`url(#${id}plain)`}
            fillOpacity="0.75"
          />
        ))}
        <Tycho />
      </g>
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} stroke="currentColor" strokeWidth="1.1" />
    </svg>
  );
}

/** The crater in the south, with the rays that a full Moon shows. */
function Tycho() {
  return (
    <g className="stroke-moon-ink" strokeWidth="0.7" strokeOpacity="0.7">
      <circle cx="112" cy="187" r="4.5" />
      <circle cx="112" cy="187" r="2" />
      <path
        d="m108 180-9-17m15 16 4-22m0 24 20-15m-18 22 23 3m-38-3-20 4"
        strokeDasharray="5 2.5"
      />
    </g>
  );
}
