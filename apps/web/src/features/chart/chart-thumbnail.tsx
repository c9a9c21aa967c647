import type { Chart } from '@palm/contract/chart';
import {
  lineBetween,
  pointAt,
  WHEEL_CENTRE,
  WHEEL_SIZE,
} from '../../ui/engraving/wheel-geometry.ts';
import { leftEdge } from './wheel/wheel-labels.ts';

const at = { cx: WHEEL_CENTRE, cy: WHEEL_CENTRE };
const SIGN_STARTS = Array.from({ length: 12 }, (_, index) => index * 30);

/** The wheel at the size of a stamp: rings, signs, axes and where the bodies stand. Words stand beside it. */
export function ChartThumbnail({ chart }: { chart: Chart }) {
  const left = leftEdge(chart);
  const axes = chart.houses === null ? [] : [chart.houses.ascendant, chart.houses.midheaven];
  return (
    <svg viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeOpacity="0.6" strokeWidth="3.4">
        {[252, 200, 111].map((radius) => (
          <circle key={radius} {...at} r={radius} />
        ))}
        {SIGN_STARTS.map((degree) => (
          <path key={degree} d={lineBetween([degree - left, 204], [degree - left, 248])} />
        ))}
      </g>
      <g className="stroke-brass" strokeWidth="6">
        {axes.flatMap((degree) =>
          [degree, degree + 180].map((end) => (
            <path key={end} d={lineBetween([end - left, 120], [end - left, 190])} />
          )),
        )}
      </g>
      <g fill="currentColor">
        {chart.bodies.map(({ id, longitude }) => {
          const { x, y } = pointAt(longitude - left, 158);
          return <circle key={id} cx={x} cy={y} r="9" />;
        })}
      </g>
    </svg>
  );
}
