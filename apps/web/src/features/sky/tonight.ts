import type { MoonPhaseId, PlanetId, SignId } from '@palm/astrology/vocabulary';
import type { ChartAspect, ChartBody } from '@palm/contract/chart';
import type { Zone } from '../../lib/format/calendar-words.ts';

export type TonightEvent =
  | {
      readonly kind: 'ingress';
      readonly at: number;
      readonly body: PlanetId;
      readonly sign: SignId;
    }
  | {
      readonly kind: 'station';
      readonly at: number;
      readonly body: PlanetId;
      readonly turns: 'retrograde' | 'direct';
    }
  | { readonly kind: 'quarter'; readonly at: number; readonly phase: MoonPhaseId };

/** The sky at one moment, seen from the Earth's centre, so without houses. */
export interface Tonight {
  readonly at: number;
  readonly bodies: readonly ChartBody[];
  readonly aspects: readonly ChartAspect[];
  readonly houses: null;
  /** As it is seen this evening. */
  readonly moon: {
    /** How far it is ahead of the Sun: 0 new, 90 first quarter, 180 full. */
    readonly angle: number;
    /** The lit part of the disc, 0 to 1. */
    readonly litFraction: number;
  };
  /** The Moon's next event, its next quarter, and the next event of any other body. */
  readonly next: readonly TonightEvent[];
}

export interface TonightOnPage {
  readonly sky: Tonight;
  /** The user's own zone in the browser; UTC on the prerendered page. */
  readonly zone: Zone;
}
