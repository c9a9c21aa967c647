import type { NatalChart } from '@palm/astrology/chart';
import { chartSynastry } from '@palm/astrology/chart-synastry';
import { signSynastry } from '@palm/astrology/sign-synastry';
import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import type { CrossFact, PairFact } from './fact-kinds/pair-fact.ts';
import type { NatalPointId } from './fact-kinds/fact-id.ts';
import { aspectWords, pointName } from './fact-words.ts';
import { type TouchedPoint, touchedPoints } from './touched-points.ts';

export function pairFact(sign: SignId, partnerSign: SignId): PairFact {
  const { relation, elements, isSameModality } = signSynastry(sign, partnerSign);
  const [a, b] = [SIGNS[sign], SIGNS[partnerSign]];
  return {
    id: 'pair:signs',
    kind: 'pair',
    sign,
    partnerSign,
    relation,
    elements,
    isSameModality,
    words: `${a.name} (${a.modality} ${a.element}) and ${b.name} (${b.modality} ${b.element})`,
  };
}

/** Wider contacts between two charts are too many to mean anything. */
const CLOSE_ORB_DEG = 4;
const OUTER: ReadonlySet<NatalPointId> = new Set(['uranus', 'neptune', 'pluto']);

export function crossFacts(chart: NatalChart, partner: NatalChart): CrossFact[] {
  const [ofs, tos] = [touchedPoints(chart), touchedPoints(partner)];
  return chartSynastry(chart, partner).flatMap(({ of, to, aspect, orbDeg }) => {
    const from = ofs.find(({ point }) => point === of);
    const toward = tos.find(({ point }) => point === to);
    if (from === undefined || toward === undefined || orbDeg > CLOSE_ORB_DEG) return [];
    // Slow planets stand alike in whole generations: no tie between two persons.
    if (OUTER.has(from.point) && OUTER.has(toward.point)) return [];
    return [crossFact(from, toward, aspect, orbDeg)];
  });
}

function crossFact(
  of: TouchedPoint,
  to: TouchedPoint,
  aspect: CrossFact['aspect'],
  orbDeg: number,
): CrossFact {
  const names = `Your ${pointName(of.point)}, their ${pointName(to.point)}`;
  return {
    id: `cross:${of.point}-${aspect}-${to.point}`,
    kind: 'cross',
    of: of.point,
    ofSign: of.sign,
    ofLongitudeDeg: of.longitudeDeg,
    ofUncertaintyDeg: of.uncertaintyDeg,
    to: to.point,
    toSign: to.sign,
    toLongitudeDeg: to.longitudeDeg,
    toUncertaintyDeg: to.uncertaintyDeg,
    aspect,
    orbDeg,
    words: `${names}: ${aspectWords(aspect, orbDeg)}`,
  };
}
