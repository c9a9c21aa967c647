import type { NatalChart } from '@palm/astrology/chart';
import { ASPECTS, type AspectId, BODIES, type BodyId } from '@palm/astrology/vocabulary';
import { aspectWords } from '../../../facts/fact-words.ts';
import { fill, note, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { pointNamed } from './points.ts';

export interface NatalAspect {
  readonly a: BodyId;
  readonly b: BodyId;
  readonly aspect: AspectId;
  readonly orbDeg: number;
}

export function aspectsOf(chart: NatalChart): NatalAspect[] {
  return chart.time === 'known'
    ? [...chart.aspects]
    : chart.aspects.map(({ a, b, aspect, orbAtStartDeg, orbAtEndDeg }) => ({
        a,
        b,
        aspect,
        orbDeg: Math.max(orbAtStartDeg, orbAtEndDeg),
      }));
}

/** The contact between the two points that the user named. */
function namedAspect({ chart, entities }: SlotContext): NatalAspect | null {
  const [one, other] = [pointNamed(entities.planet), pointNamed(entities.point)];
  if (chart === null || one === null || other === null) return null;
  return (
    aspectsOf(chart).find(({ a, b }) => (a === one && b === other) || (a === other && b === one)) ??
    null
  );
}

function tell(context: SlotContext, read: (aspect: NatalAspect) => string): Filled | null {
  const found = namedAspect(context);
  if (found === null) return null;
  const { a, b, aspect, orbDeg } = found;
  const words = `Natal ${BODIES[a].name}, natal ${BODIES[b].name}: ${aspectWords(aspect, orbDeg)}`;
  return fill(read(found), note(`natal-${a}-${b}`, words));
}

export const natalAspectSlots = {
  natal_aspect: (context) => tell(context, ({ aspect }) => ASPECTS[aspect].name),
  natal_aspect_orb: (context) =>
    tell(context, ({ orbDeg }) => {
      const degrees = Math.max(1, Math.round(orbDeg));
      return degrees === 1 ? 'one degree' : `${degrees} degrees`;
    }),
} as const satisfies SlotGroup;
