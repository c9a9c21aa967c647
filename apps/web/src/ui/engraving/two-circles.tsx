import { useId } from 'react';

/** Two that overlap: what they share is hatched, what each keeps is left white. */
export function TwoCircles({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 144 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      <defs>
        <pattern
          id={`${id}hatch`}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 2h4" strokeWidth="0.9" />
        </pattern>
      </defs>
      <path
        d="M72 12.6a45 45 0 0 1 0 70.8a45 45 0 0 1 0-70.8Z"
        className="text-brass"
        fill={`url(#${id}hatch)`}
        strokeWidth="1.3"
      />
      <g strokeOpacity="0.75">
        <circle cx="48" cy="48" r="45" />
        <circle cx="48" cy="48" r="41.5" strokeDasharray="1 3" />
        <circle cx="96" cy="48" r="45" />
        <circle cx="96" cy="48" r="41.5" strokeDasharray="1 3" />
      </g>
    </svg>
  );
}
