import type { AspectId, SignId } from '@palm/astrology/vocabulary';
import type { ElementRelation, SignRelation } from '@palm/astrology/sign-synastry';
import type { NatalPointId, Told } from './fact-id.ts';

export type PairFact = Told & {
  readonly kind: 'pair';
  readonly sign: SignId;
  readonly partnerSign: SignId;
  readonly relation: SignRelation;
  readonly elements: ElementRelation;
  readonly isSameModality: boolean;
};

/** An aspect from a point of the user's chart to one of the partner's. */
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
