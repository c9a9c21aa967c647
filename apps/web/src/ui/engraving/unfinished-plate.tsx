/** A plate on the engraver's desk: the rings are laid out, half of them still dotted. */
export function UnfinishedPlate() {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true" fill="none" stroke="currentColor">
      <g strokeWidth="0.9" strokeOpacity="0.75">
        <path d="M80 12a68 68 0 0 1 0 136" />
        <path d="M80 18a62 62 0 0 1 0 124" />
        <path d="M80 44a36 36 0 0 1 0 72" />
        <path d="M80 12a68 68 0 0 0 0 136M80 44a36 36 0 0 0 0 72" strokeDasharray="1.5 5" />
      </g>
      <g strokeWidth="0.9" strokeOpacity="0.75">
        <path d="m98 48.8 13-22.5M111.2 62l22.5-13M116 80h26M111.2 98l22.5 13M98 111.2l13 22.5" />
      </g>
      <g className="text-brass" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M80 20v8M78 35 54 112M82 35l24 77M68 68h24" />
        <circle cx="80" cy="32" r="4" />
      </g>
    </svg>
  );
}
