import type { BodyId } from '@palm/astrology/vocabulary';
import { classNames } from '../../../ui/class-names.ts';
import { aspectLooks } from '../../../ui/engraving/aspect-looks.ts';
import { lineBetween, pointAt } from '../../../ui/engraving/wheel-geometry.ts';
import { type DrawnSky, leftEdge } from './wheel-labels.ts';

const ASPECT_RADIUS = 108;

const CLOSE_ORB_DEG = 2;
const widthOf = (orb: number | null): number => (orb !== null && orb < CLOSE_ORB_DEG ? 1.6 : 0.9);

/** All aspects; when a body is selected, the others are dimmed. */
export function AspectLines({ chart, chosen }: { chart: DrawnSky; chosen: BodyId | null }) {
  const left = leftEdge(chart);
  const places = new Map(chart.bodies.map(({ id, longitude }) => [id, longitude - left]));
  return (
    <g stroke="currentColor">
      {chart.aspects.map(({ a, b, aspect, orb }) => {
        const [from, to] = [places.get(a), places.get(b)];
        if (from === undefined || to === undefined) return null;
        const isLit = chosen === null || chosen === a || chosen === b;
        return (
          <path
            key={`${a}-${b}`}
            d={lineBetween([from, ASPECT_RADIUS], [to, ASPECT_RADIUS])}
            strokeWidth={widthOf(orb) + (isLit && chosen !== null ? 0.8 : 0)}
            strokeDasharray={aspectLooks[aspect].dash}
            className={classNames(aspectLooks[aspect].className, !isLit && 'opacity-15')}
          />
        );
      })}
      {[...places].map(([id, at]) => {
        const { x, y } = pointAt(at, ASPECT_RADIUS);
        return <circle key={id} cx={x} cy={y} r="2" className="fill-paper stroke-none" />;
      })}
    </g>
  );
}
