import { type ReactNode, useId } from 'react';
import { signPaths } from './sign-paths.ts';
import { glyphAt, lineBetween, pointAt, WHEEL_CENTRE, WHEEL_SIZE } from './wheel-geometry.ts';

interface ZodiacPlateProps {
  /** The signs it is about, by their place from Aries, 0 to 11. Two are joined by a line. */
  signs: readonly number[];
  /** What else is drawn within the ring. */
  children?: ReactNode;
  className?: string;
}

const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };
const RING = { outer: 254, inner: 186 };

/** A twelfth of the ring. */
function sector(place: number): string {
  const [a, b, c, d] = [
    pointAt(place * 30, RING.outer),
    pointAt(place * 30 + 30, RING.outer),
    pointAt(place * 30 + 30, RING.inner),
    pointAt(place * 30, RING.inner),
  ];
  return `M${a.x} ${a.y}A254 254 0 0 0 ${b.x} ${b.y}L${c.x} ${c.y}A186 186 0 0 1 ${d.x} ${d.y}Z`;
}

/** The zodiac as a ring, with the signs in question hatched in it and drawn large within it. */
export function ZodiacPlate({ signs, children, className }: ZodiacPlateProps) {
  const id = useId();
  const [first, second] = signs;
  const size = second === undefined ? 190 : 112;
  // Beside each other two make room for the line that joins them.
  const spot = (index: number) =>
    second === undefined
      ? { x: WHEEL_CENTRE, y: WHEEL_CENTRE }
      : { x: index === 0 ? 168 : 300, y: 208 };
  return (
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <pattern
        id={`${id}hatch`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-40)"
      >
        <path d="M0 4.5h9" className="stroke-brass" strokeWidth="1.6" />
      </pattern>
      <g strokeOpacity="0.7" strokeWidth="1.4">
        <circle {...at} r={RING.outer} />
        <circle {...at} r={RING.inner} />
        <circle
          {...at}
          r="178"
          pathLength="360"
          strokeWidth="9"
          strokeDasharray="0.3 4.7"
          strokeLinecap="butt"
        />
        {signPaths.map((path, place) => (
          <path key={path} d={lineBetween([place * 30, RING.inner], [place * 30, RING.outer])} />
        ))}
      </g>
      {signs.map((place) => (
        <path
          key={place}
          d={sector(place)}
          fill={`url(#${id}hatch)`}
          fillOpacity="0.8"
          strokeWidth="2"
        />
      ))}
      {first !== undefined && second !== undefined && (
        <path
          d={lineBetween([first * 30 + 15, RING.inner - 20], [second * 30 + 15, RING.inner - 20])}
          strokeWidth="2.2"
          className="text-verdigris"
        />
      )}
      <g className="text-brass" strokeWidth="1.4">
        {signPaths.map((path, place) => (
          <path
            key={path}
            d={path}
            strokeOpacity={signs.includes(place) ? 1 : 0.55}
            transform={glyphAt(pointAt(place * 30 + 15, 220), 36)}
          />
        ))}
      </g>
      {signs.map((place, index) => (
        <Cut key={place} path={signPaths[place]} transform={glyphAt(spot(index), size)} />
      ))}
      {children}
    </svg>
  );
}

/** A letter as it is cut into copper: two edges and nothing between them. */
function Cut({ path, transform }: { path: string | undefined; transform: string }) {
  return (
    <g transform={transform}>
      <path d={path} className="text-brass" strokeWidth="1.3" />
      <path d={path} className="stroke-ground" strokeWidth="0.8" />
    </g>
  );
}
