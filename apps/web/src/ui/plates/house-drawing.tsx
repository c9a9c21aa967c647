import { bodyPaths } from '../engraving/body-paths.ts';
import { namedDrawing } from '../engraving/named-drawing.ts';
import { signPaths } from '../engraving/sign-paths.ts';
import {
  arcAlong,
  glyphAt,
  lineBetween,
  pointAt,
  WHEEL_CENTRE,
  WHEEL_SIZE,
} from '../engraving/wheel-geometry.ts';
import type { HousePlate } from './plate.ts';

const RADII = { outer: 256, names: 228, inner: 200, bodies: 148, core: 92 } as const;
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };
const startOf = (house: number): number => (house - 1) * 30;

/** The twelve houses with one lit and the planet in it. They are drawn alike, so that no birth time shows in them. */
export function HouseDrawing({ body, house, firstSign, label }: HousePlate & { label: string }) {
  const inIt = pointAt(startOf(house) + 15, RADII.bodies);
  return (
    <svg
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      {...namedDrawing(label)}
      fill="none"
      className="h-full font-sans"
    >
      <path
        d={arcAlong(startOf(house), 30, (RADII.inner + RADII.core) / 2)}
        className="stroke-brass"
        strokeOpacity="0.26"
        strokeWidth={RADII.inner - RADII.core}
      />
      <g stroke="currentColor" strokeOpacity="0.6" strokeWidth="2">
        {[RADII.outer, RADII.inner, RADII.core].map((radius) => (
          <circle key={radius} {...at} r={radius} />
        ))}
        {HOUSES.map((one) => (
          <path
            key={one}
            d={lineBetween([startOf(one), RADII.core], [startOf(one), RADII.outer])}
          />
        ))}
      </g>
      {HOUSES.map((one) => (
        <Name key={one} house={one} firstSign={firstSign} isLit={one === house} />
      ))}
      {body !== 'ascendant' && body !== 'midheaven' && (
        <path
          d={bodyPaths[body]}
          transform={glyphAt(inIt, 60)}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

interface NameProps {
  house: number;
  firstSign: number | null;
  isLit: boolean;
}

/** A house by its number, a sign by its glyph. */
function Name({ house, firstSign, isLit }: NameProps) {
  const point = pointAt(startOf(house) + 15, RADII.names);
  if (firstSign !== null) {
    return (
      <path
        d={signPaths[(firstSign + house - 1) % 12]}
        transform={glyphAt(point, 36)}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={isLit ? 'text-brass-bright' : 'text-paper-dim'}
      />
    );
  }
  return (
    <text
      {...point}
      textAnchor="middle"
      dominantBaseline="central"
      className={isLit ? 'fill-brass-bright text-[34px] font-medium' : 'fill-paper-dim text-[28px]'}
    >
      {house}
    </text>
  );
}
