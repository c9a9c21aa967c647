import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import { claimFeatures } from './claim-features.ts';
import { CLAIM_KINDS, type FoundClaim } from './claim-kinds.ts';

/** So much below the limit, as a logarithm of odds, a second opinion is worth its price. */
const UNSURE = 2;

/** What a sentence claims, by what was learned from the examples; null where it claims nothing of the kind. */
export function claimIn(
  model: LinearModel,
  sentence: string,
  vector: Float32Array,
): FoundClaim | null {
  const scores = linearScores(model, claimFeatures(sentence), vector);
  const together = togetherOf(scores);
  if (together < model.limit - UNSURE) return null;
  const kind = CLAIM_KINDS[scores.indexOf(Math.max(...scores))];
  return kind === undefined ? null : { kind, isSure: together >= model.limit };
}
