import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import { claimFeatures } from './claim-features.ts';
import { CLAIM_KINDS, type FoundClaim } from './claim-kinds.ts';
import { isTouchy } from './is-touchy.ts';

/** So much below the limit, as a logarithm of odds, a second opinion is worth its price. */
const UNSURE = 1.5;
/** What names neither a person nor a heavy matter must score so much more to be stopped. */
const PLAIN_LATER = 2;

/** How likely it is that a sentence claims what cannot be known, as a logarithm of odds. */
export const claimScore = (model: Scoring, text: string, vector: Float32Array): number =>
  togetherOf(linearScores(model, claimFeatures(text), vector)) - (isTouchy(text) ? 0 : PLAIN_LATER);
type Scoring = Omit<LinearModel, 'hash' | 'limit'>;

/** What a sentence claims, by what was learned from the examples; null where it claims nothing of the kind. */
export function claimIn(model: LinearModel, text: string, vector: Float32Array): FoundClaim | null {
  const over = claimScore(model, text, vector) - model.limit;
  if (over < -UNSURE) return null;
  const scores = linearScores(model, claimFeatures(text), vector);
  const kind = CLAIM_KINDS[scores.indexOf(Math.max(...scores))];
  return kind === undefined ? null : { kind, isSure: over >= 0 };
}
