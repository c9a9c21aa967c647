import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import { claimFeatures } from './claim-features.ts';
import { CLAIM_KINDS, type ClaimKind, type FoundClaim } from './claim-kinds.ts';
import { isHandedOn } from './rules/heavy-topics.ts';
import { isTouchy } from './is-touchy.ts';
import { readClause } from './read-clause.ts';

/** So much above the limit, as a logarithm of odds, no second opinion can allow a sentence. */
const CERTAIN = 3;
/** What names neither a person nor a heavy matter must score so much more to be stopped. */
const PLAIN_LATER = 2;
/** So much more for a sentence of at most so many words: what it lacks in words it lacks in meaning. */
const SHORT_LATER = [
  { words: 2, by: 3 },
  { words: 5, by: 2 },
  { words: 7, by: 1 },
] as const;
/** A question, what is said to be unknown, and what is handed on to a person who can help. */
const OPEN_LATER = 1;
/** So much sooner each kind is stopped: what would do most harm, and what a strong model hardly comes near. */
const SOONER: Readonly<Record<ClaimKind, number>> = {
  death: 1.5,
  person: 0.3,
  promise: 0,
  health: 2,
  pregnancy: 1.5,
  'money-law': 0.8,
  child: 1.8,
  instructions: -0.4,
};

interface Scored {
  /** How likely it is that a sentence claims what cannot be known, as a logarithm of odds. */
  readonly score: number;
  readonly kind: ClaimKind | null;
}

export function scoreClaim(
  model: Omit<LinearModel, 'hash' | 'limit'>,
  text: string,
  vector: Float32Array,
): Scored {
  const scores = linearScores(model, claimFeatures(text), vector);
  const kind = CLAIM_KINDS[scores.indexOf(Math.max(...scores))] ?? null;
  const sooner = kind === null ? 0 : SOONER[kind];
  return { score: togetherOf(scores) + sooner - laterBy(text), kind };
}

/** How much more a sentence must score because of its form. */
function laterBy(text: string): number {
  const words = text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
  const short = SHORT_LATER.find((limit) => words <= limit.words)?.by ?? 0;
  return short + (isOpen(text) ? OPEN_LATER : 0) + (isTouchy(text) ? 0 : PLAIN_LATER);
}

function isOpen(text: string): boolean {
  const { form } = readClause(text);
  return form === 'asks' || form === 'unknown' || isHandedOn(text);
}

/** What a sentence claims, by what was learned from the examples; null where it claims nothing of the kind. */
export function claimIn(model: LinearModel, text: string, vector: Float32Array): FoundClaim | null {
  const { score, kind } = scoreClaim(model, text, vector);
  const over = score - model.limit;
  return over < 0 || kind === null ? null : { kind, isCertain: over >= CERTAIN };
}
