import { arcAlong, lineBetween, WHEEL_CENTRE, WHEEL_SIZE } from './wheel-geometry.ts';

const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };

/** A wheel from which one twelfth has slipped: the page that is not in the book. */
export function LostWheel({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      className={className}
    >
      <g strokeOpacity="0.75">
        {/* Eleven twelfths of each ring; the twelfth is missing at the upper right. */}
        {[254, 246, 196].map((radius) => (
          <path key={radius} d={arcAlong(240, 330, radius)} />
        ))}
        {Array.from({ length: 12 }, (_, place) => (
          <path key={place} d={lineBetween([place * 30, 196], [place * 30, 246])} />
        ))}
        <circle
          {...at}
          r="190"
          pathLength="360"
          strokeWidth="7"
          strokeDasharray="0.25 4.75"
          transform={`rotate(2.5 ${WHEEL_CENTRE} ${WHEEL_CENTRE})`}
        />
        <circle {...at} r="150" strokeDasharray="1.5 6" />
      </g>
      {/* The piece itself, a little way out and turned. */}
      <g
        className="text-brass"
        transform={`translate(8 -34) rotate(7 ${WHEEL_CENTRE} ${WHEEL_CENTRE})`}
      >
        <path
          d={`${arcAlong(210, 30, 246)}${arcAlong(210, 30, 196)}${lineBetween([210, 196], [210, 246])}${lineBetween([240, 196], [240, 246])}`}
        />
      </g>
    </svg>
  );
}
