/** The Sun over the twelve hours of a dial. */
export function SunDial({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <g strokeOpacity="0.75">
        <circle cx="48" cy="48" r="45" />
        <circle cx="48" cy="48" r="41.5" />
        <circle
          cx="48"
          cy="48"
          r="43.2"
          pathLength="48"
          strokeWidth="3.4"
          strokeDasharray="0.12 0.88"
        />
      </g>
      <g className="text-brass" strokeWidth="1.3">
        <circle cx="48" cy="48" r="13" />
        <circle cx="48" cy="48" r="1.4" />
        {/* Rays by turns long and short. */}
        <circle
          cx="48"
          cy="48"
          r="23"
          pathLength="12"
          strokeWidth="14"
          strokeDasharray="0.1 0.9"
          strokeDashoffset="0.05"
        />
        <circle
          cx="48"
          cy="48"
          r="19.5"
          pathLength="12"
          strokeWidth="7"
          strokeDasharray="0.12 0.88"
          strokeDashoffset="-0.44"
        />
      </g>
    </svg>
  );
}
