import type { NatalChart } from '@palm/astrology/chart';
import type { Fact } from '../../facts/fact.ts';
import { natalFacts } from '../../facts/natal-facts.ts';
import type { About } from '../news/news.ts';

/** The placement of birth that some news touches, for the receipt of a page that names it. */
export function ownPlacement({ point }: About, chart: NatalChart | null): Fact[] {
  if (chart === null) return [];
  return natalFacts(chart).filter((fact) => fact.kind === 'natal' && fact.point === point);
}
