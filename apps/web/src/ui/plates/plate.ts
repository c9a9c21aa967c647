import type { FactPicture, WheelBody } from '../reading/fact-view.ts';

/** A moment on the line of time under a path. */
export interface PathMark {
  readonly atMs: number;
  readonly words: string;
}

/** The way of a planet over one degree. */
export interface PathPlate {
  readonly kind: 'path';
  readonly body: WheelBody;
  readonly bodyWords: string;
  readonly point: WheelBody;
  readonly pointWords: string;
  /** Degrees from the exact one, at equal steps of time. */
  readonly offsetsDeg: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
  readonly crossings: readonly (PathMark & { readonly isNext: boolean })[];
  readonly today: PathMark;
  readonly ticks: readonly PathMark[];
}

/** The Moon as it is. */
export interface MoonPlate {
  readonly kind: 'moon';
  /** How far it is ahead of the Sun: 0 new, 90 first quarter, 180 full. */
  readonly angleDeg: number;
}

/** Two signs, 0 being Aries. */
export interface PairPlate {
  readonly kind: 'pair';
  readonly signs: readonly [number, number];
}

/** A planet in one of twelve houses, or in a sign counted from another. */
export interface HousePlate {
  readonly kind: 'house';
  readonly body: WheelBody;
  /** 1 to 12. */
  readonly house: number;
  /** The sign that counts as the first, 0 being Aries; null where houses are meant. */
  readonly firstSign: number | null;
}

/** Bodies at their degree of the zodiac. */
export type RingPlate = Omit<Extract<FactPicture, { kind: 'wheel' }>, 'kind'> & {
  readonly kind: 'ring';
};

/** A drawing of one fact, with a sentence under it and a description for who cannot see it. */
export type Plate = (PathPlate | MoonPlate | PairPlate | HousePlate | RingPlate) & {
  readonly caption: string;
  readonly label: string;
};
