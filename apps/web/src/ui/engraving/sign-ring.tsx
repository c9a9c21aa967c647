import { signPaths } from './sign-paths.ts';
import { glyphAt, lineBetween, pointAt, WHEEL_CENTRE } from './wheel-geometry.ts';

const GLYPH = 22;
const GLYPH_RADIUS = 226;

interface SignRingProps {
  /** The degree of the zodiac that stands at the left edge; 0 is the beginning of Aries. */
  leftDeg: number;
  /** Radii of further rings inside. */
  innerRings: readonly number[];
}

const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };

/** The twelve signs and their degrees. */
export function SignRing({ leftDeg, innerRings }: SignRingProps) {
  return (
    <>
      <g stroke="currentColor" strokeOpacity="0.6" strokeWidth="0.9">
        {[254, 248, 204, 200, ...innerRings].map((radius) => (
          <circle key={radius} {...at} r={radius} />
        ))}
        {signPaths.map((path, index) => (
          <path
            key={path}
            d={lineBetween([index * 30 - leftDeg, 204], [index * 30 - leftDeg, 248])}
          />
        ))}
      </g>
      {/* 360 ticks as dashes of one circle, and a longer one every five degrees. */}
      <g
        stroke="currentColor"
        strokeOpacity="0.5"
        transform={`rotate(${leftDeg} ${WHEEL_CENTRE} ${WHEEL_CENTRE})`}
      >
        <circle {...at} r="198" pathLength="360" strokeWidth="4" strokeDasharray="0.2 0.8" />
        <circle {...at} r="196.5" pathLength="360" strokeWidth="7" strokeDasharray="0.25 4.75" />
      </g>
      <g
        className="text-brass"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {signPaths.map((path, index) => (
          <path
            key={path}
            d={path}
            transform={glyphAt(pointAt(index * 30 + 15 - leftDeg, GLYPH_RADIUS), GLYPH)}
          />
        ))}
      </g>
    </>
  );
}
