import { normalizeDeg, separationDeg, signedSeparationDeg } from '@palm/astrology/angle';
import { DAY_MS } from '@palm/astrology/instant';
import type { SkyTable } from '@palm/astrology/sky-table';
import { ASPECTS } from '@palm/astrology/vocabulary';
import type { TransitFact } from './fact-kinds/transit-fact.ts';
import { isoOf } from './fact-words.ts';

/** The way of a planet over the degree of a contact, for a drawing. */
export type TransitPath = {
  readonly from: string;
  readonly to: string;
  /** How far it is from the exact degree, at equal steps from the first moment to the last. */
  readonly offsetsDeg: number[];
};

/** Enough for a smooth curve through the five passes of Pluto. */
const STEPS = 96;
/** A shorter way is a straight line, which shows nothing. */
const SHORTEST_MS = 20 * DAY_MS;
/** What is drawn before the beginning and after the end, as a part of the whole. */
const MARGIN = 0.06;

type Contact = Pick<
  TransitFact,
  'body' | 'bodyLongitudeDeg' | 'aspect' | 'pointLongitudeDeg' | 'timing'
>;

/** Null where the contact is too short to be drawn, or where it is not known how long it lasts. */
export function transitPath(contact: Contact, sky: SkyTable): TransitPath | null {
  const { body, timing } = contact;
  const moments = [timing?.startAt, ...(timing?.exactAt ?? []), timing?.endAt]
    .flatMap((iso) => (iso ? [Date.parse(iso)] : []))
    .toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [moments.at(0), moments.at(-1)];
  if (last - first < SHORTEST_MS) return null;
  const margin = (last - first) * MARGIN;
  const [from, to] = [first - margin, last + margin];
  const degree = exactDegree(contact);
  return {
    from: isoOf(from),
    to: isoOf(to),
    offsetsDeg: Array.from({ length: STEPS + 1 }, (_, step) => {
      const at = from + ((to - from) * step) / STEPS;
      return rounded(signedSeparationDeg(degree, sky.positionOf(body, at).longitudeDeg));
    }),
  };
}

/** Of the degrees that make the aspect, the one the planet is near. */
function exactDegree({ aspect, pointLongitudeDeg, bodyLongitudeDeg }: Contact): number {
  const { angleDeg } = ASPECTS[aspect];
  const ends = [
    normalizeDeg(pointLongitudeDeg + angleDeg),
    normalizeDeg(pointLongitudeDeg - angleDeg),
  ];
  const [nearest = 0] = ends.toSorted(
    (a, b) => separationDeg(bodyLongitudeDeg, a) - separationDeg(bodyLongitudeDeg, b),
  );
  return nearest;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
