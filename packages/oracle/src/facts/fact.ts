import type { Told } from './fact-kinds/fact-id.ts';
import type { NatalFact, NatalAspectFact, SignFact, RulerFact } from './fact-kinds/natal-fact.ts';
import type { PairFact, CrossFact } from './fact-kinds/pair-fact.ts';
import type {
  SkyFact,
  PhaseFact,
  LunationFact,
  IngressFact,
  StationFact,
  SkyAspectFact,
} from './fact-kinds/sky-fact.ts';
import type {
  TransitFact,
  DatedTransitFact,
  HouseFact,
  SolarHouseFact,
} from './fact-kinds/transit-fact.ts';

/** The finding is named as in the reading of the palm, which the chat knows by its ids alone. */
export type PalmFact = Told & { readonly kind: 'palm'; readonly finding: { readonly id: string } };

/** What the user did not give, and what therefore cannot be said. */
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
