import type { AspectId, Element, Modality, MoonPhaseId, SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../facts/fact-kinds/fact-id.ts';
import type { Owner } from '../owner-at.ts';

export type Said =
  | { readonly is: 'body'; readonly point: NatalPointId; readonly owner: Owner }
  | { readonly is: 'sign'; readonly sign: SignId }
  /** Weak: also a plain word of everyday English. */
  | { readonly is: 'aspect'; readonly aspect: AspectId; readonly isWeak: boolean }
  | { readonly is: 'motion'; readonly isRetrograde: boolean }
  | { readonly is: 'house'; readonly house: number }
  | { readonly is: 'phase'; readonly phases: readonly MoonPhaseId[] }
  | { readonly is: 'quality'; readonly quality: Element | Modality }
  | { readonly is: 'ruler' }
  /** How two bodies get along, in everyday words. */
  | { readonly is: 'tone'; readonly isHard: boolean }
  /** A line of the palm, by its name; null for the palm itself. */
  | { readonly is: 'palm'; readonly line: string | null }
  | { readonly is: 'eclipse' }
  /** What no fact of ours ever speaks of. */
  | { readonly is: 'unknown' };

/** A word of the sky where it stands in a sentence. */
export type Mention = Said & { readonly at: number; readonly end: number };
export type BodyMention = Extract<Mention, { is: 'body' }>;
