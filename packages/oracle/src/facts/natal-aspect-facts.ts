import type { NatalChart } from '@palm/astrology/chart';
import type { NatalAspectFact } from './fact-kinds/natal-fact.ts';
import type { NatalPointId } from './fact-kinds/fact-id.ts';
import { aspectWords, pointName } from './fact-words.ts';
import { touchedPoints } from './touched-points.ts';

/** Wider than this two points of a chart are hardly felt as a pair. */
const CLOSE_ORB_DEG = 4;
/** Two of these stand alike in a whole generation. */
const OUTER: ReadonlySet<NatalPointId> = new Set(['uranus', 'neptune', 'pluto']);

/** The close aspects between points of a birth chart, the closest first. */
export function natalAspectFacts(chart: NatalChart): NatalAspectFact[] {
  const points = touchedPoints(chart);
  return chart.aspects
    .flatMap((one): NatalAspectFact[] => {
      const orbDeg = 'orbDeg' in one ? one.orbDeg : Math.max(one.orbAtStartDeg, one.orbAtEndDeg);
      const a = points.find(({ point }) => point === one.a);
      const b = points.find(({ point }) => point === one.b);
      if (a === undefined || b === undefined || orbDeg > CLOSE_ORB_DEG) return [];
      if (OUTER.has(a.point) && OUTER.has(b.point)) return [];
      return [
        {
          id: `natal:${a.point}-${one.aspect}-${b.point}`,
          kind: 'natal-aspect',
          a: a.point,
          aSign: a.sign,
          b: b.point,
          bSign: b.sign,
          aspect: one.aspect,
          orbDeg,
          words: `Natal ${pointName(a.point)}, natal ${pointName(b.point)}: ${aspectWords(one.aspect, orbDeg)}`,
        },
      ];
    })
    .toSorted((x, y) => x.orbDeg - y.orbDeg || (x.id < y.id ? -1 : 1));
}
