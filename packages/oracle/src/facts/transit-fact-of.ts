import { separationDeg } from '@palm/astrology/angle';
import type { BodyPosition } from '@palm/astrology/positions';
import { signAt } from '@palm/astrology/sign-at';
import { ASPECTS, type AspectId, BODIES, type PlanetId } from '@palm/astrology/vocabulary';
import type { TransitFact } from './fact-kinds/transit-fact.ts';
import { aspectWords, degreeWords, isoOf, pointName } from './fact-words.ts';
import type { SkyOfDay } from './sky-of-day.ts';
import type { TouchedPoint } from './touched-points.ts';

export function orbOf(aDeg: number, bDeg: number, aspect: AspectId): number {
  return Math.abs(separationDeg(aDeg, bDeg) - ASPECTS[aspect].angleDeg);
}

export function transitFact(
  { atMiddle, middle }: SkyOfDay,
  body: PlanetId,
  { point, longitudeDeg, uncertaintyDeg, sign }: TouchedPoint,
  aspect: AspectId,
): TransitFact {
  const position = atMiddle[body];
  const orbDeg = orbOf(position.longitudeDeg, longitudeDeg, aspect);
  const isApplying = isClosing(position, longitudeDeg, aspect);
  const natal = `natal ${pointName(point)}`;
  const motion = position.isRetrograde ? ' (retrograde)' : '';
  const where = `${BODIES[body].name} at ${degreeWords(position.longitudeDeg)}${motion}`;
  return {
    id: `transit:${body}-${aspect}-${point}`,
    kind: 'transit',
    body,
    bodySign: signAt(position.longitudeDeg),
    bodyLongitudeDeg: position.longitudeDeg,
    point,
    pointSign: sign,
    pointLongitudeDeg: longitudeDeg,
    pointUncertaintyDeg: uncertaintyDeg,
    aspect,
    orbDeg,
    isApplying,
    at: isoOf(middle),
    timing: null,
    words: `${where}, ${natal}: ${aspectWords(aspect, orbDeg, isApplying)}`,
  };
}

function isClosing(position: BodyPosition, natalDeg: number, aspect: AspectId): boolean {
  const soon = position.longitudeDeg + position.speedDegPerDay * 0.01;
  return orbOf(soon, natalDeg, aspect) < orbOf(position.longitudeDeg, natalDeg, aspect);
}
