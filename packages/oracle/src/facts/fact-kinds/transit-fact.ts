import type { AspectId, PlanetId, SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId, Told } from './fact-id.ts';

export type TransitTiming = {
  readonly startAt: string | null;
  readonly exactAt: readonly string[];
  readonly endAt: string | null;
};

export type TransitFact = Told & {
  readonly kind: 'transit';
  readonly body: PlanetId;
  readonly bodySign: SignId;
  /** At `at`; of a dated one, as its day begins. */
  readonly bodyLongitudeDeg: number;
  readonly point: NatalPointId;
  /** Null when the hour is unknown and the point changed sign that day. */
  readonly pointSign: SignId | null;
  readonly pointLongitudeDeg: number;
  /** How far the point may be from there; 0 when the hour of birth is known. */
  readonly pointUncertaintyDeg: number;
  readonly aspect: AspectId;
  readonly orbDeg: number;
  readonly isApplying: boolean;
  readonly at: string;
  /** Filled in by `timeFacts`, which searches the months around. */
  readonly timing: TransitTiming | null;
};

/** A quick planet that becomes exact on a known day of the week ahead. */
export type DatedTransitFact = Omit<TransitFact, 'kind'> & {
  readonly kind: 'dated-transit';
  readonly day: string;
  readonly weekday: string;
};

export type HouseFact = Told & {
  readonly kind: 'house';
  /** Set where the house is of another person's chart. */
  readonly of?: 'partner';
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly longitudeDeg: number;
  readonly house: number;
  readonly isRetrograde: boolean;
  readonly at: string;
  /** How long it stays there, where a page tells it. */
  readonly timing?: TransitTiming;
};

/** Where a planet stands counted in whole signs from the user's own sign. */
export type SolarHouseFact = Told & {
  readonly kind: 'solar-house';
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly longitudeDeg: number;
  readonly ofSign: SignId;
  readonly house: number;
  readonly isRetrograde: boolean;
  readonly at: string;
  /** How long it stays there, where a page tells it. */
  readonly timing?: TransitTiming;
};
