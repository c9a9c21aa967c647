import type { Chart } from '@palm/contract/chart';
import { bodyPaths } from '../../../ui/engraving/body-paths.ts';
import { namedDrawing } from '../../../ui/engraving/named-drawing.ts';
import { signPaths } from '../../../ui/engraving/sign-paths.ts';
import {
  glyphAt,
  lineBetween,
  pointAt,
  WHEEL_CENTRE,
  WHEEL_SIZE,
} from '../../../ui/engraving/wheel-geometry.ts';
import { AspectLines } from './aspect-lines.tsx';
import { copy } from './copy.ts';
import { knownBodies, type RevealLabel, revealLabels } from './reveal-labels.ts';
import { Stretches } from './stretches.tsx';
import { leftEdge } from './wheel-labels.ts';

const MARGIN = 24;
const RADII = { signs: 226, bodies: 163, inner: 128, angles: 270 } as const;
const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };
const strokes = {
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Rings, signs, houses, bodies: drawn once, in less than two seconds. */
const steps = {
  rings: 'motion-safe:animate-[draw_700ms_ease-out_both]',
  signs: 'motion-safe:animate-[appear_400ms_ease-out_500ms_both]',
  houses: 'motion-safe:animate-[appear_400ms_ease-out_800ms_both]',
  bodies: 'motion-safe:animate-[appear_500ms_ease-out_1100ms_both]',
} as const;

/** A birth chart for a phone: large glyphs, no degrees, AC and MC outside. The placements below say it in words. */
export function RevealWheel({ chart, label }: { chart: Chart; label: string }) {
  const shown = knownBodies(chart);
  const size = WHEEL_SIZE + 2 * MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      {...namedDrawing(label)}
      fill="none"
      className="w-full font-sans"
    >
      <Rings />
      <Signs left={leftEdge(chart)} />
      {chart.houses && <Houses houses={chart.houses} />}
      <g className={steps.bodies}>
        <AspectLines chart={shown} chosen={null} />
        <Stretches chart={shown} />
        {revealLabels(shown).map((body) => (
          <Body key={body.id} label={body} />
        ))}
      </g>
    </svg>
  );
}

const Rings = () => (
  <g stroke="currentColor" strokeOpacity="0.6" strokeWidth="0.9">
    {[254, 248, 204, 200, RADII.inner, 108].map((radius) => (
      <circle key={radius} {...at} r={radius} pathLength="1" className={steps.rings} />
    ))}
  </g>
);

function Signs({ left }: { left: number }) {
  return (
    <g className={steps.signs}>
      <g stroke="currentColor" strokeOpacity="0.6" strokeWidth="0.9">
        {signPaths.map((path, index) => (
          <path key={path} d={lineBetween([index * 30 - left, 204], [index * 30 - left, 248])} />
        ))}
      </g>
      <g
        stroke="currentColor"
        strokeOpacity="0.5"
        transform={`rotate(${left} ${WHEEL_CENTRE} ${WHEEL_CENTRE})`}
      >
        <circle {...at} r="198" pathLength="360" strokeWidth="4" strokeDasharray="0.2 0.8" />
        <circle {...at} r="196.5" pathLength="360" strokeWidth="7" strokeDasharray="0.25 4.75" />
      </g>
      <g {...strokes} strokeWidth="1.5" className="text-brass">
        {signPaths.map((path, index) => (
          <path
            key={path}
            d={path}
            transform={glyphAt(pointAt(index * 30 + 15 - left, RADII.signs), 30)}
          />
        ))}
      </g>
    </g>
  );
}

function Houses({ houses }: { houses: NonNullable<Chart['houses']> }) {
  const { cusps, ascendant, midheaven } = houses;
  const mc = midheaven - ascendant;
  const spoke = (degrees: number): string => lineBetween([degrees, RADII.inner], [degrees, 194]);
  return (
    <g className={steps.houses}>
      <path
        d={cusps.map((cusp) => spoke(cusp - ascendant)).join('')}
        stroke="currentColor"
        strokeOpacity="0.3"
        strokeWidth="0.8"
      />
      <path
        d={[0, 180, mc, mc + 180].map(spoke).join('')}
        className="stroke-brass"
        strokeWidth="1.6"
      />
      <g
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-brass text-[18px] font-medium"
      >
        <text {...pointAt(0, RADII.angles)}>{copy.wheel.ascendant}</text>
        <text {...pointAt(mc, RADII.angles)}>{copy.wheel.midheaven}</text>
      </g>
    </g>
  );
}

/** Sun and Moon are ringed, as the two that everybody asks about. */
function Body({ label: { id, at: degrees, writtenAt } }: { label: RevealLabel }) {
  const isBright = id === 'sun' || id === 'moon';
  const point = pointAt(writtenAt, RADII.bodies);
  return (
    <g className={isBright ? 'text-brass-bright' : 'text-paper'}>
      <path
        d={lineBetween([degrees, 193], [writtenAt, 185])}
        stroke="currentColor"
        strokeOpacity="0.45"
        strokeWidth="0.9"
      />
      <circle
        cx={point.x}
        cy={point.y}
        r={isBright ? 24 : 18}
        className={isBright ? 'fill-ground stroke-brass' : 'fill-ground'}
      />
      <path
        {...strokes}
        d={bodyPaths[id]}
        strokeWidth="1.5"
        transform={glyphAt(point, isBright ? 32 : 30)}
      />
    </g>
  );
}
