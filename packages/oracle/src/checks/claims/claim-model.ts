import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import { claimFeatures } from './claim-features.ts';
import { CLAIM_KINDS, type FoundClaim } from './claim-kinds.ts';
import { isTouchy } from './is-touchy.ts';

/** So much below the limit, as a logarithm of odds, a second opinion is worth its price. */
const UNSURE = 1.5;
/** A sentence that names neither a person nor a heavy matter must score so much more to be stopped. */
export const PLAIN_LATER = 2;

/** What a sentence claims, by what was learned from the examples; null where it claims nothing of the kind. */
export function claimIn(
  model: LinearModel,
  sentence: string,
  vector: Float32Array,
): FoundClaim | null {
  const scores = linearScores(model, claimFeatures(sentence), vector);
  const over = togetherOf(scores) - model.limit - (isTouchy(sentence) ? 0 : PLAIN_LATER);
  if (over < -UNSURE) return null;
  const kind = CLAIM_KINDS[scores.indexOf(Math.max(...scores))];
  return kind === undefined ? null : { kind, isSure: over >= 0 };
}
