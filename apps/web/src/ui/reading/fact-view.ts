import type { aspectPaths } from '../engraving/aspect-paths.ts';
import type { bodyPaths } from '../engraving/body-paths.ts';

/** A point on a wheel: a body with a glyph, or an angle with letters. */
export type WheelBody = keyof typeof bodyPaths | 'ascendant' | 'midheaven';
export type WheelAspect = keyof typeof aspectPaths;

/** One line of a fact's table, with the glyphs that belong to it. */
export interface FactRow {
  readonly term: string;
  readonly value: string;
  readonly body?: WheelBody | undefined;
  readonly aspect?: WheelAspect | undefined;
  /** A sign by its place in the zodiac, 0 being Aries. */
  readonly sign?: number | undefined;
}

export interface FactMark {
  readonly body: WheelBody;
  /** Degrees of the zodiac; null where only the sign is known. */
  readonly atDeg: number | null;
}

export type FactPicture =
  | {
      readonly kind: 'wheel';
      readonly marks: readonly FactMark[];
      /** The aspect between the two marks. */
      readonly aspect: WheelAspect | null;
      /** The signs concerned, 0 being Aries. */
      readonly signs: readonly number[];
    }
  | { readonly kind: 'moon'; readonly litFraction: number; readonly isWaxing: boolean };

/** A computed fact as a table and a picture. */
export interface FactView {
  readonly rows: readonly FactRow[];
  readonly picture: FactPicture;
}
