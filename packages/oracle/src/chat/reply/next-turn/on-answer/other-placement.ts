import type { Draft } from '../../draft.ts';
import { placementOf } from '../../look-ups/placements/own-placement.ts';
import { areaIn, areaPointNamed, tellArea } from '../../look-ups/placements/placement-area.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import type { LastTurn } from './last-turn.ts';

const AND_POINT =
  /^(?:(?:and|what about|how about|for|in|with|about|same for|same with|same|my|the|does|what does) )*(?<point>sun|moon|mercury|venus|mars|jupiter|saturn|rising|ascendant)(?: sign| say| placement)*$/u;
const OF_CHART: ReadonlySet<string> = new Set(['placement', 'tell-me-about-me']);

/** "what does my sun say about work", then "and for my moon?": the same part of life by another placement. */
export function otherPlacement({ asks, kept, talk, state }: LastTurn): Draft | null {
  const named = AND_POINT.exec(asks)?.groups?.['point'];
  const family = state.family ?? '';
  if (named === undefined || talk.chart === null) return null;
  if (!OF_CHART.has(family) && placementOf(family) === undefined) return null;
  const area = areaIn(kept.plain);
  const point = areaPointNamed(named);
  const sign = point === null ? null : signOfPoint(talk.chart, point);
  if (area === null || point === null || sign === null) return null;
  const { text, facts } = tellArea({ point, sign, area, plain: '' }, talk.chart);
  const cites = facts.map(({ id }) => id);
  return { parts: [{ text, cites }], chosen: [], facts, zone: 'sure', piece: kept };
}
