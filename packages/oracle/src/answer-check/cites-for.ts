import type { Fact } from '../facts/fact.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { Backing } from './backing/backing-types.ts';
import { backingOf } from './backing/backing.ts';
import { findUnbacked } from './backing/find-unbacked.ts';
import { mentionsIn } from './mentions/mentions.ts';

/**
 * The facts a text rests on: those it cites and, where they do not cover it, those it forgot to cite. What the facts do
 * not say stays unbacked.
 */
export function citesFor(
  text: string,
  cited: readonly ToldFact[],
  told: readonly ToldFact[],
  more: Partial<Backing> = {},
): readonly ToldFact[] {
  const isCovered = (facts: readonly ToldFact[]): boolean =>
    findUnbacked(
      text,
      facts.map(({ fact }) => fact),
      more,
    ).length === 0;
  if (isCovered(cited)) return cited;
  const near = told.filter((one) => !cited.includes(one) && isNamedIn(text, one.fact));
  const all = [...cited, ...near];
  if (!isCovered(all)) return cited;
  // One after the other is left out again, the lightest first, where the rest still covers the text.
  return near.toReversed().reduce<readonly ToldFact[]>((kept, one) => {
    const without = kept.filter((other) => other !== one);
    return isCovered(without) ? without : kept;
  }, all);
}

function isNamedIn(text: string, fact: Fact): boolean {
  const { placed, ownSigns, phases, palm } = backingOf([fact]);
  return mentionsIn(text).some((mention) => {
    if (mention.is === 'body') return placed.some(({ point }) => point === mention.point);
    if (mention.is === 'sign') return ownSigns.includes(mention.sign);
    if (mention.is === 'phase') return mention.phases.some((phase) => phases.includes(phase));
    return mention.is === 'palm' && palm.length > 0;
  });
}
