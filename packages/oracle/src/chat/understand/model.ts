import type { BankWords } from './words/repair-spelling.ts';

/**
 * What was learned from the phrasings: kernel ridge regression, with a Gaussian kernel on the
 * encoder's vectors and a linear one on the features. Made by scripts/train-families.ts.
 */
export interface Model {
  /** Of the phrasings it was learned from: of all together, and of each, rising. */
  readonly hash: string;
  readonly learned: Uint32Array;
  /** The ids, in the order of the scores; NONE stands for strangers. */
  readonly families: readonly string[];
  readonly words: BankWords;
  readonly zones: ZoneLimits;
  readonly meaning: MeaningWeights;
  readonly lexical: LexicalWeights;
}

/** The label of messages that belong to no family. */
export const NONE = 'none';

/** Least lead over the second family. */
export interface ZoneLimits {
  readonly sure: number;
  readonly likely: number;
}

export interface MeaningWeights {
  readonly mean: Float32Array;
  /** One principal axis after the other, each as long as a vector of the encoder. */
  readonly axes: Float32Array;
  /** The phrasings on these axes, in steps of `step`. */
  readonly phrasings: Int8Array;
  readonly step: number;
  /** Family by family, one weight for each phrasing, in steps of the phrasing's own size; zeros fill up a row. */
  readonly weights: Int8Array;
  readonly weightSteps: Float32Array;
}

export interface LexicalWeights {
  /** Hashes of the known features, rising. */
  readonly hashes: Uint32Array;
  /** How much a feature counts for being rare. */
  readonly rarity: Float32Array;
  /** Where the weights of each feature begin; one more than there are features. */
  readonly starts: Uint32Array;
  readonly families: Uint16Array;
  readonly weights: Int8Array;
  readonly step: number;
}

/** The phrases under `for:` of the passages, and the plain phrasings of each family. They are compared one by one and not learned from. */
export interface PhraseTable {
  /** Of the phrases, and of the model on whose axes they are placed. */
  readonly hash: string;
  readonly modelHash: string;
  /** Names as in `ChatState.used`: "family/answer · name". */
  readonly passages: readonly string[];
  /** For each phrase its passage. */
  readonly passageOf: Uint16Array;
  /** For each phrase its place on the axes, in steps that do not matter for an angle. */
  readonly places: Int8Array;
  /** For each phrase the length of the vector of its words. */
  readonly lengths: Float32Array;
  /** Hashes of the words and concepts of all phrases, rising, and how much each counts for being rare. */
  readonly hashes: Uint32Array;
  readonly rarity: Float32Array;
  /** Where the phrases that have each word begin; one more than there are words. */
  readonly starts: Uint32Array;
  readonly phrases: Uint32Array;
  /** Hashes of the keys (`phraseKey`) of phrases and phrasings that belong to one family alone, rising, and whose each is. */
  readonly keys: Uint32Array;
  readonly passageOfKey: Uint16Array;
}

/** Later messages of certain stories. */
export interface LaterTables {
  /** Each with the story before it. */
  readonly whole: PhraseTable;
  /** The same without their stories, in the same order. */
  readonly alone: PhraseTable;
}

/** Width of the Gaussian, and how much the features count beside the meaning. */
export const SHARPNESS = 4;
export const LEXICAL_SHARE = 0.4;
