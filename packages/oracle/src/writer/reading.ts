import type { Fact, FactId } from '../facts/fact.ts';
import { varied } from '../text/vary.ts';

/** A sentence, or a few that belong together, with the facts they rest on. */
export type ReadingPart = { readonly text: string; readonly cites: readonly FactId[] };

export type Reading = {
  readonly title: string;
  readonly parts: readonly ReadingPart[];
  readonly text: string;
  /** The facts that the parts cite. */
  readonly facts: readonly Fact[];
};

export function readingOf(
  title: string,
  drafted: readonly ReadingPart[],
  facts: readonly Fact[],
  key: string,
): Reading {
  const parts = drafted.map(({ text, cites }) => ({ text: varied(text, key), cites }));
  const cited = new Set(parts.flatMap(({ cites }) => cites));
  return {
    title,
    parts,
    text: parts.map(({ text }) => text).join(' '),
    facts: facts.filter(({ id }) => cited.has(id)),
  };
}
