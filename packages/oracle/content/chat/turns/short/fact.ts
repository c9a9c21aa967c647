import type { Turn } from '../turn.ts';

/** A fact that is told in a later message: how it is told, what is said to it, and what the story must be about. */
export const fact = (id: string, said: string, texts: readonly string[], after?: RegExp): Turn => ({
  id: `fact-${id}`,
  said: new RegExp(said, 'u'),
  ...(after !== undefined && { after }),
  passages: texts.map((text) => ({ text })),
});
