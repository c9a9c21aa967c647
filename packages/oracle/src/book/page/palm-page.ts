import type { Finding } from '@palm/palmistry/findings';
import type { Entry } from '../entry.ts';
import { type Page, pageOf, paragraphsOf } from './page.ts';

const MOST_PASSAGES = 4;
/** Below it a finding may differ in the next photo of the same hand. */
const SURE = 0.5;

/** What most hands show tells little about one. */
const COMMON = /middle|evenly|easily|clear|gently|joined|between|sloping$|seen$/u;

/** The most distinctive findings first, each passage on other findings than the ones before. */
export function palmPage(entries: readonly Entry[], findings: readonly Finding[]): Page | null {
  const sure = new Map(
    findings
      .filter(({ evidence }) => evidence.confidence >= SURE)
      .map((finding) => [finding.what as string, finding]),
  );
  const told = new Set<string>();
  const chosen = entries
    .filter(({ key }) => key.startsWith('palm/') && statementsOf(key).every((one) => sure.has(one)))
    .toSorted((a, b) => distinction(b.key) - distinction(a.key) || (a.key < b.key ? -1 : 1))
    .flatMap(({ key, passages }) => {
      const passage = passages.find(({ lens }) => lens === 'whole');
      const statements = statementsOf(key);
      if (passage === undefined || statements.some((one) => told.has(one))) return [];
      for (const one of statements) told.add(one);
      return [{ passage, facts: statements.flatMap((one) => sure.get(one) ?? []).map(factOf) }];
    })
    .slice(0, MOST_PASSAGES);
  const [first] = chosen;
  if (first === undefined) return null;
  return pageOf({
    title: first.passage.title,
    parts: chosen.flatMap(({ passage, facts }) =>
      paragraphsOf(passage.text).map((text) => ({ text, cites: facts.map(({ id }) => id) })),
    ),
    facts: chosen.flatMap(({ facts }) => facts),
    used: chosen.map(({ passage }) => passage.id),
    told: 'palm',
    shape: first.passage.shape,
    passedOver: [],
  });
}

const statementsOf = (key: string): string[] => key.slice('palm/'.length).split('+');

const distinction = (key: string): number =>
  statementsOf(key).reduce((sum, one) => sum + (COMMON.test(one) ? 0.4 : 1), 0);

const factOf = (finding: Finding) => ({
  id: `palm:${finding.id}`,
  kind: 'palm' as const,
  finding,
  words: finding.evidence.text,
});
