import type { AspectId, PlanetId, SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../facts/fact-kinds/fact-id.ts';

/** What a sentence says about the sky, read back from its words. */
export type Claim =
  | { readonly kind: 'body-in-sign'; readonly body: PlanetId; readonly sign: SignId }
  | { readonly kind: 'natal-in-sign'; readonly point: NatalPointId; readonly sign: SignId }
  | { readonly kind: 'retrograde'; readonly body: PlanetId }
  | {
      readonly kind: 'aspect-to-natal';
      readonly body: PlanetId;
      readonly point: NatalPointId;
      readonly aspect: AspectId;
    };
