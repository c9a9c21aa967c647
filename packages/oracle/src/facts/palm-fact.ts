import type { PalmFact } from './fact.ts';

/** A finding of a palm, as a fact that words can rest on. */
export const palmFact = (findingId: string, words: string): PalmFact => ({
  id: `palm:${findingId}`,
  kind: 'palm',
  finding: { id: findingId },
  words,
});
