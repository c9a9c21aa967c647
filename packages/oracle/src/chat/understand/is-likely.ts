import type { FamilyKind } from '../family.ts';
import type { Nearness } from '../understood.ts';

export const LIKELY = 0.25;
const LIKELY_NEAR = 0.6;
/** Where none of the nearest phrases is the family's own, a single word has chosen it. */
const LIKELY_ALONE = 0.3;
/** Families that are asked for in few words and have hardly any phrases. */
const VALUES: ReadonlySet<FamilyKind> = new Set(['lookup', 'product']);

/**
 * Whether the best family is right often enough to answer. Of 121 graded answers 32 of the 57 below `LIKELY` missed,
 * and 15 of the 64 above it.
 */
export function isLikely(
  { id, score }: { readonly id: string; readonly score: number },
  near: Nearness,
  kind: FamilyKind | undefined,
): boolean {
  const nearness = Math.max(
    0,
    ...Object.entries(near).flatMap(([name, one]) => (name.startsWith(`${id}/`) ? [one] : [])),
  );
  const isAlike = nearness > 0 || kind === undefined || VALUES.has(kind);
  return nearness >= LIKELY_NEAR || score >= (isAlike ? LIKELY : LIKELY_ALONE);
}
