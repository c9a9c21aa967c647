import type { Fact } from '../../facts/fact.ts';
import { backedBy } from './backed-by.ts';
import type { Backing } from './backing-types.ts';

/** What several allow together. */
export const joined = (...each: readonly Partial<Backing>[]): Backing => ({
  placed: each.flatMap(({ placed = [] }) => placed),
  tied: each.flatMap(({ tied = [] }) => tied),
  ownSigns: each.flatMap(({ ownSigns = [] }) => ownSigns),
  qualities: each.flatMap(({ qualities = [] }) => qualities),
  rulers: each.flatMap(({ rulers = [] }) => rulers),
  phases: each.flatMap(({ phases = [] }) => phases),
  palm: each.flatMap(({ palm = [] }) => palm),
  hasEclipse: each.some(({ hasEclipse }) => hasEclipse),
  hasNoTime: each.some(({ hasNoTime }) => hasNoTime),
});

export const backingOf = (facts: readonly Fact[]): Backing => joined(...facts.map(backedBy));
