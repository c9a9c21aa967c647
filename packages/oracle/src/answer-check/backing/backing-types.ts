import type {
  AspectId,
  Element,
  Modality,
  MoonPhaseId,
  PlanetId,
  SignId,
} from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../facts/fact-kinds/fact-id.ts';
import type { Owner } from '../owner-at.ts';

export interface Placed {
  readonly point: NatalPointId;
  readonly owner: Owner;
  /** Null where it does not hold all day, or the hour of birth would decide. */
  readonly sign: SignId | null;
  readonly house?: number | null;
  readonly isRetrograde?: boolean | null;
}

export interface Tied {
  readonly a: { readonly point: NatalPointId; readonly owner: Owner };
  readonly b: { readonly point: NatalPointId; readonly owner: Owner };
  readonly aspect: AspectId;
}

/** What some facts allow to be said, in the terms in which a sentence says it. */
export interface Backing {
  readonly placed: readonly Placed[];
  readonly tied: readonly Tied[];
  /** Signs that belong to a person. */
  readonly ownSigns: readonly SignId[];
  readonly qualities: readonly (Element | Modality)[];
  readonly rulers: readonly { readonly sign: SignId; readonly body: PlanetId }[];
  readonly phases: readonly MoonPhaseId[];
  /** Lines of the palm; every palm has 'palm'. */
  readonly palm: readonly string[];
  readonly hasEclipse: boolean;
  /** True where it may be said that the hour of birth is missing. */
  readonly hasNoTime: boolean;
}
