import type { Classifier, Likeliest } from './classify-message.ts';

/** The strongest finding of a classifier among the pieces of a message, or null without any piece. */
export function strongestFinding<Topic extends string>(
  classify: Classifier<Topic>,
  pieces: readonly (readonly number[])[],
): Likeliest<Topic> | null {
  let strongest: Likeliest<Topic> | null = null;
  for (const features of pieces) {
    const finding = classify(features);
    if (strongest === null || finding.anyTopic > strongest.anyTopic) strongest = finding;
  }
  return strongest;
}
