import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import { claimFeatures } from './claim-features.ts';
import { CLAIM_KINDS, type ClaimKind, type FoundClaim } from './claim-kinds.ts';
import { isTouchy } from './is-touchy.ts';

/** So much below the limit, as a logarithm of odds, a second opinion is worth its price. */
const UNSURE = 1.5;
/** What names neither a person nor a heavy matter must score so much more to be stopped. */
const PLAIN_LATER = 2;
/** What would do most harm is stopped so much sooner. */
const GRAVE_SOONER = 1;
const GRAVE: ReadonlySet<ClaimKind | null> = new Set(['death', 'health', 'pregnancy', 'child']);

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
  const sooner = (GRAVE.has(kind) ? GRAVE_SOONER : 0) - (isTouchy(text) ? 0 : PLAIN_LATER);
  return { score: togetherOf(scores) + sooner, kind };
}

/** What a sentence claims, by what was learned from the examples; null where it claims nothing of the kind. */
export function claimIn(model: LinearModel, text: string, vector: Float32Array): FoundClaim | null {
  const { score, kind } = scoreClaim(model, text, vector);
  const over = score - model.limit;
  return over < -UNSURE || kind === null ? null : { kind, isSure: over >= 0 };
}
