/** A key, for content that needs a sign-in. */
export function Key() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true" fill="none" stroke="currentColor">
      <g strokeWidth="1" strokeOpacity="0.8">
        <circle cx="40" cy="48" r="36" />
        <circle cx="40" cy="48" r="32" />
        <circle cx="40" cy="48" r="16" />
        <circle
          cx="40"
          cy="48"
          r="29.5"
          pathLength="72"
          strokeWidth="3"
          strokeDasharray="0.25 0.75"
        />
      </g>
      <g className="text-brass" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M76 45h74v6H76M84 40v16M90 40v16M126 51v15h6v-8h6v8h6V51" />
        <path d="M40 24v16M40 56v16M16 48h16M48 48h16" />
      </g>
    </svg>
  );
}
