import { findAspects } from '@palm/astrology/aspects';
import { signAt } from '@palm/astrology/sign-at';
import {
  BODIES,
  MOON_PHASES,
  PLANET_IDS,
  type PlanetId,
  SIGNS,
  type BodyId,
} from '@palm/astrology/vocabulary';
import type { IngressFact, PhaseFact, SkyAspectFact, SkyFact, StationFact } from './fact.ts';
import { aspectWords, degreeWords, isoOf, weekdayOf } from './fact-words.ts';
import type { SkyOfDay } from './sky-of-day.ts';

export function skyFacts(sky: SkyOfDay): (SkyFact | PhaseFact | SkyAspectFact | EventFact)[] {
  return [
    ...PLANET_IDS.map((planet) => placement(sky, planet)),
    phaseFact(sky),
    ...skyAspects(sky),
    ...sky.events.map((event) => eventFact(event, sky.date)),
  ];
}

function placement(sky: SkyOfDay, planet: PlanetId): SkyFact {
  const { longitudeDeg, isRetrograde } = sky.atMiddle[planet];
  const sign = signAt(longitudeDeg);
  const holdsAllDay = [sky.atStart[planet], sky.atEnd[planet]].every(
    (other) => signAt(other.longitudeDeg) === sign && other.isRetrograde === isRetrograde,
  );
  const motion = isRetrograde ? ', retrograde' : '';
  return {
    id: `sky:${planet}`,
    kind: 'sky',
    body: planet,
    sign,
    longitudeDeg,
    isRetrograde,
    holdsAllDay,
    at: isoOf(sky.middle),
    words: `${BODIES[planet].name} at ${degreeWords(longitudeDeg)}${motion}`,
  };
}

function phaseFact({ phase, middle, isPhaseSteady }: SkyOfDay): PhaseFact {
  const lit = Math.round(phase.illuminatedFraction * 100);
  return {
    id: 'sky:phase',
    kind: 'phase',
    phase: phase.phase,
    angleDeg: phase.angleDeg,
    illuminatedFraction: phase.illuminatedFraction,
    holdsAllDay: isPhaseSteady,
    at: isoOf(middle),
    words: `${MOON_PHASES[phase.phase].name}, ${lit} % lit`,
  };
}

/** Wider aspects of the sky last for weeks and tell nothing of a day. */
const DAY_ORB_DEG = 2;

const isPlanet = (body: BodyId): body is PlanetId => PLANET_IDS.some((planet) => planet === body);

/** Two of these stay in aspect for years. */
const isOuter = (body: PlanetId): boolean =>
  body === 'uranus' || body === 'neptune' || body === 'pluto';

function skyAspects(sky: SkyOfDay): SkyAspectFact[] {
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

export type EventFact = IngressFact | StationFact;

export function eventFact(event: SkyOfDay['events'][number], day: string): EventFact {
  const { body } = event;
  const told = { body, at: isoOf(event.at), weekday: weekdayOf(day) };
  if (event.kind === 'ingress') {
    return {
      ...told,
      id: `ingress:${body}-${event.sign}`,
      kind: 'ingress',
      sign: event.sign,
      words: `${BODIES[body].name} enters ${SIGNS[event.sign].name}`,
    };
  }
  return {
    ...told,
    id: `station:${body}-${event.turns}`,
    kind: 'station',
    sign: signAt(event.longitudeDeg),
    longitudeDeg: event.longitudeDeg,
    turns: event.turns,
    words: `${BODIES[body].name} turns ${event.turns} at ${degreeWords(event.longitudeDeg)}`,
  };
}
