import { signAt } from '@palm/astrology/sign-at';
import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Chart, ChartBody } from '@palm/contract/chart';
import { type KnownPoint, PLACEMENT_LINES } from '@palm/oracle/placement-lines';

type Reveal = NonNullable<OutputOf<Calls['getReveal']>>;
type Placement = Reveal['placements'][number];

/** The chart with its placements in words. */
export const revealOf = (chart: Chart): Reveal => ({ chart, placements: placementsOf(chart) });

/** Sun, Moon and, where the birth time and place are known, the rising sign. */
function placementsOf({ bodies, houses }: Chart): Placement[] {
  const bright = bodies.flatMap((body) =>
    body.id === 'sun' || body.id === 'moon' ? [bodyPlacement(body.id, body)] : [],
  );
  if (houses === null) return bright;
  const { ascendant } = houses;
  return [...bright, placement('ascendant', [signAt(ascendant)], ascendant)];
}

const bodyPlacement = (point: 'sun' | 'moon', { sign, longitude, range }: ChartBody): Placement =>
  range === null
    ? placement(point, [sign], longitude)
    : placement(point, signsFrom(range.fromSign, range.toSign), null);

/** Sun and Moon never turn back, so these are all the signs they were in. */
function signsFrom(from: SignId, to: SignId): SignId[] {
  const first = SIGN_IDS.indexOf(from);
  const count = (SIGN_IDS.indexOf(to) - first + 12) % 12;
  return Array.from({ length: count + 1 }, (_, step) => SIGN_IDS[(first + step) % 12] ?? from);
}

const placement = (
  point: KnownPoint,
  signs: readonly SignId[],
  longitude: number | null,
): Placement => ({
  point,
  meanings: signs.map((sign) => ({ sign, text: PLACEMENT_LINES[point][sign] })),
  longitude,
});
