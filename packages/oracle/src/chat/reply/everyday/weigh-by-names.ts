import type { EverydayMatter } from '../../everyday-matter.ts';

export interface Weighed {
  /** How surely a text is about a matter. */
  readonly likeness: number;
  /** The matter with the highest is taken. */
  readonly rank: number;
}

/** What the words of a text make of its likeness to a matter. */
export interface Weighing {
  /** By so much a rank can be above the likeness it is made of. */
  readonly most: number;
  /** Null where a text is too far from a matter. */
  readonly weigh: (matter: EverydayMatter, near: number, text: string) => Weighed | null;
}

/** So like a message must be to what people type about a matter that it does not name. */
export const LEAST_UNNAMED = 0.6;
/** What naming it counts for. */
const FOR_NAMING = 0.1;
/** Of two matters that are nearly as like, the one that is named is taken. By more, a wider matter would win too often. */
const FOR_NAMING_FIRST = 0.05;

/** In a conversation, by the words that name a matter. */
export const BY_NAMES: Weighing = {
  most: FOR_NAMING_FIRST,
  weigh: (matter, near, text) => {
    const isSaid = isNamed(matter, text);
    if (!isSaid && near < LEAST_UNNAMED) return null;
    return {
      likeness: near + (isSaid ? FOR_NAMING : 0),
      rank: near + (isSaid ? FOR_NAMING_FIRST : 0),
    };
  },
};

export const isNamed = ({ words }: EverydayMatter, text: string): boolean =>
  words.length > 0 && words.every((pattern) => pattern.test(text));
