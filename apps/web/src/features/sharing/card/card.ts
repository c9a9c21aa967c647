import type { AspectId, BodyId } from '@palm/astrology/vocabulary';
import type { DrawnLine } from '@palm/palmistry/drawing/line-path';
import type { PathPlate } from '../../../ui/plates/plate.ts';

export const CARD = { width: 1080, height: 1350 } as const;

/** Bodies on a wheel, as on a chart. */
export interface WheelDrawing {
  readonly kind: 'wheel';
  /** The degree at the left edge; 0 is the beginning of Aries. */
  readonly leftDeg: number;
  readonly bodies: readonly { readonly id: BodyId; readonly longitude: number }[];
  readonly aspects: readonly {
    readonly a: BodyId;
    readonly b: BodyId;
    readonly aspect: AspectId;
  }[];
  /** Twelve, or none. */
  readonly cusps: readonly number[];
}

/** Traced lines, and the 21 joints of their hand; older readings have no joints. */
export interface PalmHand {
  readonly lines: readonly DrawnLine[];
  readonly joints: readonly (readonly [x: number, y: number])[] | null;
}

export type CardDrawing =
  | WheelDrawing
  | { readonly kind: 'moon' }
  | { readonly kind: 'path'; readonly path: PathPlate }
  | ({ readonly kind: 'palm' } & PalmHand)
  | { readonly kind: 'pair'; readonly signs: readonly [number, number] };

export interface Card {
  /** What kind of reading it is. */
  readonly label: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly moon: {
    readonly angleDeg: number;
    readonly litFraction: number;
    readonly words: string;
  };
  readonly title: string;
  readonly paragraph: string;
  /** The fact at the foot; empty where it would give a birth date away. */
  readonly fact: string;
  readonly drawing: CardDrawing;
  readonly theme: CardTheme;
}

export type CardTheme = 'night' | 'day';

export interface Palette {
  readonly ground: string;
  readonly raised: string;
  readonly line: string;
  readonly paper: string;
  readonly dim: string;
  readonly brass: string;
  readonly ember: string;
  readonly verdigris: string;
}

/** As in styles/tokens.css: a picture has no style sheet. */
export const palettes = {
  night: {
    ground: '#0f1218',
    raised: '#161b24',
    line: '#2b3341',
    paper: '#f0e7d3',
    dim: '#b4ab97',
    brass: '#cda85f',
    ember: '#e07a5f',
    verdigris: '#7fb29b',
  },
  day: {
    ground: '#f5eedf',
    raised: '#fbf6ea',
    line: '#d8ccb2',
    paper: '#1c2028',
    dim: '#5d5747',
    brass: '#7d5c17',
    ember: '#a63d25',
    verdigris: '#2f6650',
  },
} as const satisfies Record<CardTheme, Palette>;
