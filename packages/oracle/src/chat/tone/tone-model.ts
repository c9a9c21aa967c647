import { linearScores, type LinearModel } from '../../learned/linear-model.ts';
import { toneFeatures } from './tone-features.ts';
import { type HeardTone, TONES } from './tones.ts';

/** The tones of a message, the likeliest first; what is missing from one is the share of "no tone". */
export function tonesIn(
  model: Omit<LinearModel, 'hash' | 'limit'>,
  message: string,
  vector: Float32Array,
): HeardTone[] {
  const powers = linearScores(model, toneFeatures(message), vector).map(Math.exp);
  const all = powers.reduce((sum, power) => sum + power, 1);
  return TONES.map((tone, at) => ({ tone, share: (powers[at] ?? 0) / all })).toSorted(
    (a, b) => b.share - a.share,
  );
}
