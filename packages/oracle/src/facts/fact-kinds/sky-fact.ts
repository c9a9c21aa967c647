import type { AspectId, MoonPhaseId, PlanetId, SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId, Told } from './fact-id.ts';
import type { TransitTiming } from './transit-fact.ts';

export type SkyFact = Told & {
  readonly kind: 'sky';
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly longitudeDeg: number;
  readonly isRetrograde: boolean;
  /** Whether sign and direction hold from the first to the last minute of the day. */
  readonly holdsAllDay: boolean;
  readonly at: string;
};

export type PhaseFact = Told & {
  readonly kind: 'phase';
  readonly phase: MoonPhaseId;
  readonly angleDeg: number;
  readonly illuminatedFraction: number;
  readonly holdsAllDay: boolean;
  readonly at: string;
};

/** A new or full Moon, at its exact moment. */
export type LunationFact = Told & {
  readonly kind: 'lunation';
  readonly phase: 'new' | 'full';
  readonly eclipse: 'sun' | 'moon' | null;
  readonly sign: SignId;
  readonly longitudeDeg: number;
  /** The house of the chart, or the sign counted from the user's own. */
  readonly house: number;
  /** The point of the chart it falls on. */
  readonly point: NatalPointId | null;
  readonly at: string;
};

export type IngressFact = Told & {
  readonly kind: 'ingress';
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly at: string;
  readonly weekday: string;
};

export type StationFact = Told & {
  readonly kind: 'station';
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly longitudeDeg: number;
  readonly turns: 'retrograde' | 'direct';
  readonly at: string;
  readonly weekday: string;
  /** Until when it goes that way, where a page tells it. */
  readonly timing?: TransitTiming;
};

/** Two planets of today's sky in aspect, the same for everybody. */
export type SkyAspectFact = Told & {
  readonly kind: 'sky-aspect';
  readonly a: PlanetId;
  readonly aSign: SignId;
  readonly aLongitudeDeg: number;
  readonly b: PlanetId;
  readonly bSign: SignId;
  readonly bLongitudeDeg: number;
  readonly aspect: AspectId;
  readonly orbDeg: number;
  readonly isApplying: boolean;
  readonly at: string;
};
