import { classNames } from '../class-names.ts';
import { signPaths } from './sign-paths.ts';

const CENTRE = 260;
const GLYPH = 22;
const GLYPH_RADIUS = 226;

/** Aries begins at the left and the signs run counter-clockwise, as on any chart. */
const angleOf = (degrees: number): number => ((180 - degrees) * Math.PI) / 180;
const pointAt = (degrees: number, radius: number) => ({
  x: round(CENTRE + radius * Math.cos(angleOf(degrees))),
  y: round(CENTRE + radius * Math.sin(angleOf(degrees))),
});
const round = (value: number): number => Math.round(value * 100) / 100;

function Divider({ degrees }: { degrees: number }) {
  const inner = pointAt(degrees, 204);
  const outer = pointAt(degrees, 248);
  return <path d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />;
}

function Glyph({ index, path }: { index: number; path: string }) {
  const { x, y } = pointAt(index * 30 + 15, GLYPH_RADIUS);
  const corner = `translate(${round(x - GLYPH / 2)} ${round(y - GLYPH / 2)}) scale(${round(GLYPH / 24)})`;
  return <path d={path} transform={corner} />;
}

/** A chart wheel before anything is written into it: the twelve signs and their degrees, no sky. */
export function EmptyWheel({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 520 520"
      aria-hidden="true"
      fill="none"
      className={classNames('w-full', className)}
    >
      <g stroke="currentColor" strokeOpacity="0.6" strokeWidth="0.9">
        {[254, 248, 204, 200, 126, 108].map((radius) => (
          <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} />
        ))}
        {signPaths.map((path, index) => (
          <Divider key={path} degrees={index * 30} />
        ))}
      </g>
      {/* 360 ticks as dashes of one circle, and a longer one every five degrees. */}
      <g stroke="currentColor" strokeOpacity="0.5">
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r="198"
          pathLength="360"
          strokeWidth="4"
          strokeDasharray="0.2 0.8"
        />
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r="196.5"
          pathLength="360"
          strokeWidth="7"
          strokeDasharray="0.25 4.75"
        />
      </g>
      <g
        className="text-brass"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {signPaths.map((path, index) => (
          <Glyph key={path} index={index} path={path} />
        ))}
      </g>
    </svg>
  );
}
