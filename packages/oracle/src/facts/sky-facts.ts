import { signAt } from '@palm/astrology/sign-at';
import { BODIES, MOON_PHASES, PLANET_IDS, type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import type {
  IngressFact,
  PhaseFact,
  SkyAspectFact,
  SkyFact,
  StationFact,
} from './fact-kinds/sky-fact.ts';
import { degreeWords, isoOf, weekdayOf } from './fact-words.ts';
import type { SkyOfDay } from './sky-of-day.ts';
import { skyAspects } from './sky-aspects.ts';

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
