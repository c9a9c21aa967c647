import type { Finding } from '@palm/palmistry/findings';
import type { PalmStatement } from '@palm/palmistry/vocabulary';
import type { Entry, Passage } from '../entry.ts';
import { type Page, pageOf, paragraphsOf } from './page.ts';

/** Below it a finding may differ in the next photo of the same hand. */
const SURE = 0.5;
const MOST_STEADY = 4;
const MOST_OTHERS = 2;

/** What is measured alike in another photo, size or light of the same hand. Lengths and depths are not. */
const STEADY: ReadonlySet<Finding['id']> = new Set([
  'heart.end',
  'head.curve',
  'life.sweep',
  'life.reach',
  'fate.seen',
  'lines.heart-head',
  'lines.head-life',
  'hand.shape',
  'fingers.little',
]);

/** How much a finding sets a hand apart from others; 1 for what is not named. */
const DISTINCTION: Partial<Record<PalmStatement, number>> = {
  'head-and-life-lines-apart': 6,
  'fate-line-seen': 6,
  'life-line-ends-high': 5,
  'heart-line-ends-under-middle': 5,
  'heart-line-ends-under-index': 5,
  'life-line-sweeps-wide': 4,
  'little-finger-long': 4,
  'heart-and-head-lines-close': 4,
  'heart-and-head-lines-far-apart': 4,
  'life-line-keeps-close-to-the-thumb': 3,
  'life-line-ends-halfway': 3,
  'little-finger-short': 3,
  'hand-of-earth': 2.5,
  'hand-of-air': 2.5,
  'hand-of-fire': 2.5,
  'hand-of-water': 2.5,
  'head-line-straight': 2,
  'head-line-curved': 2,
  'life-line-runs-low': 0.6,
  'heart-line-ends-between-index-and-middle': 0.5,
  'heart-and-head-lines-at-middle-distance': 0.4,
  'little-finger-of-middle-length': 0.4,
  'head-and-life-lines-joined': 0.4,
  'life-line-curves-evenly': 0.4,
  'fate-line-unseen': 0.3,
};

type Told = { readonly passage: Passage; readonly findings: readonly Finding[] };

/** What sets the hand apart comes first, then what this photo shows beside it. No finding is told twice. */
export function palmPage(entries: readonly Entry[], findings: readonly Finding[]): Page | null {
  const readable = told(entries, findings);
  const steady = unlike(readable.filter(isSteady), []).slice(0, MOST_STEADY);
  const others = unlike(
    readable.filter((one) => !isSteady(one)),
    steady,
  ).slice(0, MOST_OTHERS);
  const chosen = [...steady, ...others];
  const [first] = chosen;
  if (first === undefined) return null;
  return pageOf({
    title: first.passage.title,
    parts: chosen.flatMap(({ passage, findings: seen }) =>
      paragraphsOf(passage.text).map((text) => ({ text, cites: seen.map(factIdOf) })),
    ),
    facts: chosen.flatMap((one) => one.findings.map(factOf)),
    gist: '',
    used: chosen.map(({ passage }) => passage.id),
    told: 'palm',
    shape: first.passage.shape,
    passedOver: [],
  });
}

const isSteady = ({ findings }: Told): boolean => findings.every(({ id }) => STEADY.has(id));

/** The entries that hold for this hand, what tells most first. */
function told(entries: readonly Entry[], findings: readonly Finding[]): Told[] {
  const sure = new Map(
    findings
      .filter(({ evidence }) => evidence.confidence >= SURE)
      .map((finding) => [finding.what as string, finding]),
  );
  return entries
    .filter(({ key }) => key.startsWith('palm/'))
    .flatMap(({ key, passages }) => {
      const statements = key.slice('palm/'.length).split('+');
      const seen = statements.flatMap((statement) => sure.get(statement) ?? []);
      const passage = passages.find(({ lens }) => lens === 'whole');
      if (passage === undefined || seen.length < statements.length) return [];
      return [{ passage, findings: seen }];
    })
    .toSorted((a, b) => distinction(b) - distinction(a) || (a.passage.id < b.passage.id ? -1 : 1));
}

/** Each on other findings than the ones before. */
function unlike(list: readonly Told[], before: readonly Told[]): Told[] {
  const seen = new Set<string>(before.flatMap(({ findings }) => findings.map(({ id }) => id)));
  return list.filter(({ findings }) => {
    if (findings.some(({ id }) => seen.has(id))) return false;
    for (const { id } of findings) seen.add(id);
    return true;
  });
}

const distinction = ({ findings }: Told): number =>
  findings.reduce((sum, { what }) => sum + (DISTINCTION[what] ?? 1), 0);

const factIdOf = ({ id }: Finding): string => `palm:${id}`;

const factOf = (finding: Finding) => ({
  id: factIdOf(finding),
  kind: 'palm' as const,
  finding,
  words: finding.evidence.text,
});
