/** An eye with rays. */
export function WatchingEye({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 144 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <g strokeOpacity="0.75" strokeLinecap="round">
        <path d="M8 62C28 34 50 24 72 24s44 10 64 38c-20 18-42 26-64 26S28 80 8 62Z" />
        <path d="M17 62c18-23 36-31 55-31s37 8 55 31" strokeDasharray="1 3" />
        <path d="M72 16V3M52.5 18.5 48 6M91.5 18.5 96 6M34.5 26.5 26 15M109.5 26.5 118 15M20 39 9 30M124 39l11-9" />
      </g>
      <g className="text-brass" strokeWidth="1.3">
        <circle cx="72" cy="57" r="21" />
        <circle
          cx="72"
          cy="57"
          r="14.5"
          pathLength="40"
          strokeWidth="10"
          strokeDasharray="0.16 0.84"
        />
        <circle cx="72" cy="57" r="7" fill="currentColor" />
      </g>
    </svg>
  );
}
