/** What a model's sentence may be about that no sky can know. Each has a file of examples in `content/claims`. */
export const CLAIM_KINDS = [
  'death',
  'person',
  'promise',
  'health',
  'pregnancy',
  'money-law',
  'child',
  'instructions',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What a sentence claims. Where it is certain, no second opinion can allow it. */
export interface FoundClaim {
  readonly kind: ClaimKind;
  readonly isCertain: boolean;
}

/** Looks at the meaning of sentences, one answer for each. */
export type FindClaims = (sentences: readonly string[]) => Promise<readonly (FoundClaim | null)[]>;
