import type { KnownTimeChart } from '@palm/astrology/chart';

export type Cusps = KnownTimeChart['houses']['wholeSign'];

/** Placidus, and whole signs beyond the polar circles, where Placidus has no answer. */
export function cuspsOf({ houses }: KnownTimeChart): Cusps {
  return houses.placidus.kind === 'cusps' ? houses.placidus.cuspsDeg : houses.wholeSign;
}
