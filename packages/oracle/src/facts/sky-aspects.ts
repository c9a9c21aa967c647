import { findAspects } from '@palm/astrology/aspects';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, type PlanetId, type BodyId } from '@palm/astrology/vocabulary';
import type { SkyAspectFact } from './fact-kinds/sky-fact.ts';
import { aspectWords, isoOf } from './fact-words.ts';
import type { SkyOfDay } from './sky-of-day.ts';

/** Wider aspects of the sky last for weeks and tell nothing of a day. */
const DAY_ORB_DEG = 2;

const isPlanet = (body: BodyId): body is PlanetId => PLANET_IDS.some((planet) => planet === body);

/** Two of these stay in aspect for years. */
const isOuter = (body: PlanetId): boolean =>
  body === 'uranus' || body === 'neptune' || body === 'pluto';

export function skyAspects(sky: SkyOfDay): SkyAspectFact[] {
  return findAspects(sky.atMiddle).flatMap(({ a, b, aspect, orbDeg, isApplying }) => {
    // The Moon passes an aspect in hours: what holds at noon may be over by night.
    if (!isPlanet(a) || !isPlanet(b) || a === 'moon' || b === 'moon') return [];
    if (orbDeg > DAY_ORB_DEG || (isOuter(a) && isOuter(b))) return [];
    const at = sky.atMiddle;
    const names = `${BODIES[a].name} and ${BODIES[b].name}`;
    return [
      {
        id: `sky:${a}-${aspect}-${b}`,
        kind: 'sky-aspect' as const,
        a,
        aSign: signAt(at[a].longitudeDeg),
        aLongitudeDeg: at[a].longitudeDeg,
        b,
        bSign: signAt(at[b].longitudeDeg),
        bLongitudeDeg: at[b].longitudeDeg,
        aspect,
        orbDeg,
        isApplying,
        at: isoOf(sky.middle),
        words: `${names}: ${aspectWords(aspect, orbDeg, isApplying)}`,
      },
    ];
  });
}
