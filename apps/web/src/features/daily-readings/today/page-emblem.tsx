import type { DailyType } from '@palm/contract/reading-types';
import { useId } from 'react';
import { moonLitPath } from '../../../ui/engraving/moon-lit-path.ts';

interface PageEmblemProps {
  type: DailyType;
  /** The Moon of the evening, for the page about it. */
  moon: { readonly angleDeg: number; readonly illuminatedFraction: number } | null;
}

/** A small engraving for each kind of page. The name of the page stands under it. */
export const PageEmblem = ({ type, moon }: PageEmblemProps) => (
  <svg
    viewBox="0 0 96 96"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.1"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="mb-4 -ml-0.5 size-22"
  >
    {type !== 'love-forecast' && type !== 'career-success' && <Frame />}
    <Inside type={type} moon={moon} />
  </svg>
);

function Inside({ type, moon }: PageEmblemProps) {
  switch (type) {
    case 'daily-guidance':
      return <Sun />;
    case 'love-forecast':
      return <TwoCircles />;
    case 'career-success':
      return <StarAhead />;
    case 'spiritual-awakening':
      return <Flame />;
    case 'lunar-wisdom':
      return <SmallMoon moon={moon} />;
    case 'protection-blessing':
      return <Shield />;
  }
}

const Frame = () => (
  <>
    <circle cx="48" cy="48" r="45" strokeOpacity="0.5" />
    <circle cx="48" cy="48" r="41" strokeDasharray="1 3.29" strokeOpacity="0.8" />
  </>
);

const Sun = () => (
  <g className="emblem-lit">
    <circle cx="48" cy="48" r="12" />
    <circle cx="48" cy="48" r="1.5" fill="currentColor" />
    <circle
      cx="48"
      cy="48"
      r="24.5"
      pathLength="16"
      strokeWidth="17"
      strokeDasharray="0.11 0.89"
      strokeLinecap="butt"
    />
    <circle
      cx="48"
      cy="48"
      r="22.5"
      pathLength="16"
      strokeWidth="13"
      strokeDasharray="0.12 0.88"
      strokeDashoffset="-0.5"
      strokeLinecap="butt"
    />
  </g>
);

function TwoCircles() {
  const id = useId();
  return (
    <>
      <defs>
        <pattern
          id={id}
          width="3.6"
          height="3.6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-36)"
        >
          <path d="M0 1.8h3.6" className="emblem-lit" strokeWidth="0.9" />
        </pattern>
      </defs>
      <path
        d="M48 20.3a31 31 0 0 1 0 55.4a31 31 0 0 1 0-55.4Z"
        fill={`url(#${id})`}
        stroke="none"
      />
      {[34, 62].map((cx) => (
        <g key={cx} strokeOpacity="0.75">
          <circle cx={cx} cy="48" r="31" />
          <circle cx={cx} cy="48" r="28" strokeDasharray="1 3" />
        </g>
      ))}
    </>
  );
}

const StarAhead = () => (
  <>
    <path d="M4 74h88" />
    <path d="M10 74a38 38 0 0 1 76 0M16 74a32 32 0 0 1 64 0" strokeOpacity="0.6" />
    <path
      d="M13 74a35 35 0 0 1 70 0"
      pathLength="18"
      strokeWidth="5"
      strokeDasharray="0.1 0.9"
      strokeOpacity="0.7"
      strokeLinecap="butt"
    />
    <g className="emblem-lit">
      <path d="M48 74V30" />
      <path d="m48 12 2.6 7.4L58 22l-7.4 2.6L48 32l-2.6-7.4L38 22l7.4-2.6Z" fill="currentColor" />
    </g>
    <path d="M12 79h72M20 84h56M30 89h36" strokeOpacity="0.55" />
  </>
);

const Flame = () => (
  <>
    <path
      d="M48 18c12 15 17 24 17 34a17 17 0 0 1-34 0c0-8 4-13 8-18 1 6 3 8 5 9 2-8 1-15 4-25Z"
      strokeOpacity="0.85"
    />
    <path
      d="M48 44c6 7 8 11 8 16a8 8 0 0 1-16 0c0-5 4-8 8-16Z"
      fill="currentColor"
      className="emblem-lit"
    />
    <path d="M36 76h24M40 80h16" strokeOpacity="0.6" />
  </>
);

/** In its phase of the evening. */
function SmallMoon({ moon }: Pick<PageEmblemProps, 'moon'>) {
  const isWaxing = moon === null || moon.angleDeg < 180;
  return (
    <>
      <circle cx="48" cy="48" r="22" />
      <path
        d="M37.5 30h21M34.2 33.6h27.6M32.1 37.2h31.8M30.7 40.8h34.6M29.9 44.4h36.2M29.7 48h36.6M29.9 51.6h36.2M30.7 55.2h34.6M32.1 58.8h31.8M34.2 62.4h27.6M37.5 66h21"
        strokeWidth="0.7"
        strokeOpacity="0.75"
      />
      <path
        d={moonLitPath(moon?.illuminatedFraction ?? 0.3, 48, 22)}
        transform={isWaxing ? undefined : 'translate(96 0) scale(-1 1)'}
        fill="currentColor"
        strokeWidth="0.6"
        className="emblem-lit"
      />
      <circle
        cx="48"
        cy="48"
        r="33"
        pathLength="12"
        strokeWidth="4"
        strokeDasharray="0.05 0.95"
        strokeOpacity="0.6"
        strokeLinecap="butt"
      />
    </>
  );
}

const Shield = () => (
  <>
    {[0, 45].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 48 48)`}>
        <rect x="27" y="27" width="42" height="42" />
        <rect x="31" y="31" width="34" height="34" strokeOpacity="0.6" />
      </g>
    ))}
    <g className="emblem-lit">
      <circle cx="48" cy="48" r="9" />
      <circle cx="48" cy="48" r="5" fill="currentColor" stroke="none" />
    </g>
  </>
);
