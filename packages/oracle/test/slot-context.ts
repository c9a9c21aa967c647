import { createSkyTable } from '@palm/astrology/sky-table';
import { COMPUTED } from '../src/chat/slots/computed-slots.ts';
import type { SlotContext } from '../src/chat/slots/slot.ts';
import { birthChartOf } from '../src/facts/birth-chart.ts';
import type { Person } from '../src/request.ts';

/** Born March 14, 1991, 6:42 a.m., New York. */
export const MAYA: Person = {
  name: 'Maya',
  birth: {
    date: '1991-03-14',
    time: '06:42',
    latitude: 40.7128,
    longitude: -74.006,
    zone: 'America/New_York',
  },
};

/** Born January 22, 1998; the hour is unknown. */
export const JORDAN: Person = { name: 'Jordan', birth: { date: '1998-01-22' } };

/** Born June 9, 1986, 10:05 p.m., Atlanta. */
export const DANIEL: Person = {
  name: 'Daniel',
  birth: {
    date: '1986-06-09',
    time: '22:05',
    latitude: 33.749,
    longitude: -84.388,
    zone: 'America/New_York',
  },
};

/** Wednesday, November 18, 2026, 8:15 p.m. in New York. */
const EVENING = Date.parse('2026-11-19T01:15:00Z');

const sky = createSkyTable();

export function contextFor(
  person: Person,
  { entities = {}, ...asked }: Partial<SlotContext> = {},
): SlotContext {
  return {
    now: EVENING,
    zone: 'America/New_York',
    sky,
    person,
    chart: birthChartOf(person),
    birthName: person.name ?? null,
    familyId: 'any',
    purpose: null,
    entities,
    plain: '',
    palm: [],
    product: { price: '$9.99', trialDays: 7, freeQuestions: 5, premiumSaved: 10 },
    pages: {
      ofSign: (sign) => `The page of ${sign}.`,
      ofPlacement: (point, sign) => `The ${point} in ${sign}.`,
    },
    seed: 'a reader',
    mayDraw: true,
    ...asked,
  };
}

export const textOf = (slot: string, context: SlotContext): string | null =>
  COMPUTED[slot]?.(context)?.text ?? null;

export const receiptsOf = (slot: string, context: SlotContext): string[] =>
  COMPUTED[slot]?.(context)?.facts.map(({ words }) => words) ?? [];
