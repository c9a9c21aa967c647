import { eveningOf } from '@palm/astrology/civil-time/evening-of';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import type { EveningMoon } from '@palm/contract/evening-moon';

/** The Moon as it is seen in the evening of a day, by the clocks of a zone. */
export function eveningMoon(date: string, zone: string): EveningMoon {
  const { angleDeg, illuminatedFraction } = moonPhaseAt(eveningOf(date, zone));
  return { angleDeg, illuminatedFraction };
}
