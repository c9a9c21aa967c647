/** One thing people say when they are in danger, in the ways they say it. */
export type Rule = {
  /** What the person says, in plain words. */
  readonly says: string;
  /** 3: explicit, answered with fixed words. 2: could mean two things, asked about once. */
  readonly grade: 2 | 3;
  /** Too broad to decide by itself: what it finds makes the classifier ask sooner. */
  readonly isHint?: true;
  /** The classifier does not learn from its sentences. */
  readonly isTestOnly?: true;
  /** Patterns for normalised text (phrasePattern); any one is enough. */
  readonly patterns: readonly string[];
  /** Found anywhere in the same passage, these words make the rule silent. */
  readonly unless?: string;
  /** Sentences this rule must find. */
  readonly danger: readonly string[];
  /** Sentences built alike that must stay calm. */
  readonly twins: readonly string[];
};
