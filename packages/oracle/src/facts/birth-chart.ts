import { birthOf } from '@palm/astrology/birth-of';
import { type NatalChart, castNatalChart } from '@palm/astrology/chart';
import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { SignId } from '@palm/astrology/vocabulary';
import type { Person } from '../request.ts';

export function birthChartOf(person: Person): NatalChart | null {
  return person.birth === undefined ? null : castNatalChart(birthOf(person.birth));
}

/** The sign a person goes by: the one they chose, or the calendar's. */
export function signOf(person: Person): SignId | null {
  if (person.sign !== undefined) return person.sign;
  if (person.birth === undefined) return null;
  const [, month = 0, day = 0] = person.birth.date.split('-').map(Number);
  return zodiacSignOf({ month, day });
}
