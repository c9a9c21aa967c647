import type { KnownTimeChart } from '@palm/astrology/chart';
import { signAt } from '@palm/astrology/sign-at';
import { type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { natalFact } from '../birth/points.ts';
import { listWords } from '../calendar/date-words.ts';
import { fill, type Filled, type Slot, type SlotContext } from '../slot.ts';

/** A value that needs the hour of birth. */
export const ofHour =
  (read: (chart: KnownTimeChart, context: SlotContext) => Filled | null): Slot =>
  (context) =>
    context.chart?.time === 'known' ? read(context.chart, context) : null;

export const signNameAt = (longitudeDeg: number): string => SIGNS[signAt(longitudeDeg)].name;

/** "In your chart Venus and Mars are combust." */
export function thoseThat(
  words: string,
  found: readonly PlanetId[],
  chart: KnownTimeChart,
): Filled | null {
  const names = listWords(found.map(bodyInText));
  return fill(
    found.length === 0
      ? `None of your planets is ${words}.`
      : `In your chart ${names} ${found.length === 1 ? 'is' : 'are'} ${words}.`,
    ...found.map((planet) => natalFact(chart, planet)),
  );
}
