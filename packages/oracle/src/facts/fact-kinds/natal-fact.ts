import type { AspectId, Element, Modality, PlanetId, SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId, Told } from './fact-id.ts';

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

/** Two points of the user's own chart in aspect, for good. */
export type NatalAspectFact = Told & {
  readonly kind: 'natal-aspect';
  readonly a: NatalPointId;
  readonly aSign: SignId | null;
  readonly b: NatalPointId;
  readonly bSign: SignId | null;
  readonly aspect: AspectId;
  readonly orbDeg: number;
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
