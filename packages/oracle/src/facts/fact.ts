import type {
  AspectId,
  Element,
  Modality,
  MoonPhaseId,
  PlanetId,
  SignId,
} from '@palm/astrology/vocabulary';
import type { ElementRelation, SignRelation } from '@palm/astrology/sign-synastry';

/*
 * What is true, with an id to cite it by. Every fact carries its numbers and, in
 * `words`, the line a receipt shows. Instants are ISO strings, so that a fact can
 * be stored and sent as it is.
 */

export type FactId = string;

/** The points of a birth chart that readings speak of. */
export type NatalPointId = PlanetId | 'ascendant' | 'midheaven';

type Told = { readonly id: FactId; readonly words: string };

export type NatalFact = Told & {
  readonly kind: 'natal';
  readonly point: NatalPointId;
  readonly sign: SignId;
  /** Set when the hour is unknown and the body changed sign that day. */
  readonly otherSign: SignId | null;
  /** Null when the hour is unknown. */
  readonly longitudeDeg: number | null;
  readonly house: number | null;
  readonly isRetrograde: boolean | null;
};

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

export type TransitTiming = {
  readonly startAt: string | null;
  readonly exactAt: readonly string[];
  readonly endAt: string | null;
};

/** A new or full Moon, at its exact moment. */
export type LunationFact = Told & {
  readonly kind: 'lunation';
  readonly phase: 'new' | 'full';
  readonly eclipse: 'sun' | 'moon' | null;
  readonly sign: SignId;
  readonly longitudeDeg: number;
  /** The house of the chart, or the sign counted from the reader's own. */
  readonly house: number;
  /** The point of the chart it falls on. */
  readonly point: NatalPointId | null;
  readonly at: string;
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

/** Two points of the reader's own chart in aspect, for good. */
export type NatalAspectFact = Told & {
  readonly kind: 'natal-aspect';
  readonly a: NatalPointId;
  readonly aSign: SignId | null;
  readonly b: NatalPointId;
  readonly bSign: SignId | null;
  readonly aspect: AspectId;
  readonly orbDeg: number;
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

/** Where a planet stands counted in whole signs from the reader's own sign. */
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

export type SignFact = Told & {
  readonly kind: 'sign';
  readonly of: 'reader' | 'partner';
  readonly sign: SignId;
  readonly element: Element;
  readonly modality: Modality;
  readonly ruler: PlanetId;
};

export type RulerFact = Told & {
  readonly kind: 'ruler';
  readonly ofSign: SignId;
  readonly body: PlanetId;
  readonly sign: SignId;
  readonly longitudeDeg: number;
  readonly isRetrograde: boolean;
  readonly at: string;
};

export type PairFact = Told & {
  readonly kind: 'pair';
  readonly sign: SignId;
  readonly partnerSign: SignId;
  readonly relation: SignRelation;
  readonly elements: ElementRelation;
  readonly isSameModality: boolean;
};

/** An aspect from a point of the reader's chart to one of the partner's. */
export type CrossFact = Told & {
  readonly kind: 'cross';
  readonly of: NatalPointId;
  readonly ofSign: SignId | null;
  readonly ofLongitudeDeg: number;
  readonly ofUncertaintyDeg: number;
  readonly to: NatalPointId;
  readonly toSign: SignId | null;
  readonly toLongitudeDeg: number;
  readonly toUncertaintyDeg: number;
  readonly aspect: AspectId;
  readonly orbDeg: number;
};

/** The finding is named as in the reading of the palm, which the chat knows by its ids alone. */
export type PalmFact = Told & { readonly kind: 'palm'; readonly finding: { readonly id: string } };

/** What the reader did not give, and what therefore cannot be said. */
export type MissingFact = Told & { readonly kind: 'missing'; readonly what: 'birth-time' };

export type Fact =
  | NatalFact
  | SkyFact
  | PhaseFact
  | LunationFact
  | TransitFact
  | NatalAspectFact
  | DatedTransitFact
  | HouseFact
  | SolarHouseFact
  | IngressFact
  | StationFact
  | SkyAspectFact
  | SignFact
  | RulerFact
  | PairFact
  | CrossFact
  | PalmFact
  | MissingFact;

/** What the chat cites beside facts: a date, a sum, a card drawn by chance. It has words alone. */
export type NoteFact = Told & { readonly kind: 'note' };
export type ChatFact = Fact | NoteFact;
