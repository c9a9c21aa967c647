import { normalizeDeg } from '@palm/astrology/angle';
import type { Chart } from '@palm/contract/chart';
import { lineBetween, pointAt } from '../../../ui/engraving/wheel-geometry.ts';

const [OUTER, INNER, NUMBERS] = [200, 108, 117];

type Houses = NonNullable<Chart['houses']>;

/** The twelve cusps with their numbers, and over them the horizon and the meridian. */
export function HouseLines({ houses: { cusps, ascendant, midheaven } }: { houses: Houses }) {
  const turned = cusps.map((cusp) => cusp - ascendant);
  return (
    <>
      <g stroke="currentColor" strokeOpacity="0.35" strokeWidth="0.8">
        {turned.map((at) => (
          <path key={at} d={lineBetween([at, INNER], [at, OUTER])} />
        ))}
      </g>
      <g stroke="currentColor" strokeWidth="1.4" className="text-brass">
        {[0, 180, midheaven - ascendant, midheaven - ascendant + 180].map((at) => (
          <path key={at} d={lineBetween([at, INNER], [at, OUTER])} />
        ))}
      </g>
      <g
        className="fill-paper-dim text-[12px] max-md:hidden"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {turned.map((at, index) => {
          const width = normalizeDeg((turned[(index + 1) % 12] ?? 0) - at);
          const { x, y } = pointAt(at + width / 2, NUMBERS);
          return (
            <text key={at} x={x} y={y}>
              {index + 1}
            </text>
          );
        })}
      </g>
    </>
  );
}
