import { classNames } from '../class-names.ts';
import { signPaths } from './sign-paths.ts';
import { SignRing } from './sign-ring.tsx';
import { glyphAt, lineBetween, pointAt, WHEEL_CENTRE, WHEEL_SIZE } from './wheel-geometry.ts';

/** A chart wheel before anything is written into it: the twelve signs and their degrees, no sky. */
export function EmptyWheel({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      aria-hidden="true"
      fill="none"
      className={classNames('w-full', className)}
    >
      <SignRing leftDeg={0} innerRings={[126, 108]} />
    </svg>
  );
}

/** The same for the size of a hand: without degrees, in strokes and glyphs that still show there. */
export function SmallEmptyWheel() {
  const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };
  return (
    <svg viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="3.4">
        <circle {...at} r="254" />
        <circle {...at} r="176" />
        <circle {...at} r="64" strokeDasharray="3 11" strokeLinecap="round" />
        {signPaths.map((path, place) => (
          <path key={path} d={lineBetween([place * 30, 176], [place * 30, 254])} />
        ))}
      </g>
      <g
        className="text-brass"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {signPaths.map((path, place) => (
          <path key={path} d={path} transform={glyphAt(pointAt(place * 30 + 15, 215), 50)} />
        ))}
      </g>
    </svg>
  );
}
