import type { Chart } from '@palm/contract/chart';
import { arcAlong } from '../../../ui/engraving/wheel-geometry.ts';
import { leftEdge, stretchOf } from './wheel-labels.ts';

/** Without an hour, a quick body has no one place: the stretch it went through that day is drawn. */
export function Stretches({ chart }: { chart: Chart }) {
  const left = leftEdge(chart);
  return (
    <g className="stroke-brass" strokeWidth="5" strokeOpacity="0.75">
      {chart.bodies.map((body) => {
        const length = stretchOf(body);
        if (body.range === null || length < 1) return null;
        const { fromLongitude, toLongitude } = body.range;
        const start = body.isRetrograde ? toLongitude : fromLongitude;
        return <path key={body.id} d={arcAlong(start - left, length, 197)} />;
      })}
    </g>
  );
}
