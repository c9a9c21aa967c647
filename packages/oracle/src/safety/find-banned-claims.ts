import { BANNED_CLAIM_PATTERNS } from './banned-claim-patterns.ts';

export type BannedClaimKind = keyof typeof BANNED_CLAIM_PATTERNS;

export type BannedClaim = {
  readonly kind: BannedClaimKind;
  /** The words that say it, as they stand in the text. */
  readonly excerpt: string;
  readonly at: number;
};

const KINDS = Object.entries(BANNED_CLAIM_PATTERNS).map(([kind, patterns]) => ({
  kind: kind as BannedClaimKind,
  patterns: patterns.map(({ source, flags }) => new RegExp(source, `${flags}g`)),
}));

/**
 * What an answer says that the Oracle must never say, in reading order; empty when all is well.
 * Held against every text of a model, and against the Book where no ordinary phrase says the same.
 */
export function findBannedClaims(text: string): BannedClaim[] {
  const plain = text
    .replace(/[\u2018\u2019\u02bc]/gu, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff]/gu, ' ');
  return KINDS.flatMap(({ kind, patterns }) =>
    patterns.flatMap((pattern) => matchesOf(pattern, plain).map((match) => ({ kind, ...match }))),
  ).toSorted((a, b) => a.at - b.at);
}

function matchesOf(pattern: RegExp, text: string): { excerpt: string; at: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({ excerpt: match[0], at: match.index }));
}
