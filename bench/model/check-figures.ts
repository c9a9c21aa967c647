/**
 * How many honest sentences the checks of a model's words drop, and how many forbidden ones they show, by set and kind.
 *
 *   node bench/model/check-figures.ts [--list] [SET…]      with the sentences that went wrong
 *   node bench/model/check-figures.ts FILE.jsonl           lines {kind, text}: only words and meaning are judged
 */
import { openUnderstanding } from '../../packages/oracle/load/open-understanding.ts';
import {
  droppedOf,
  forbiddenOf,
  honestOf,
  type Judged,
  judgeMeaning,
  judgeSamples,
  listOf,
  shownOf,
} from '../../packages/oracle/test/model/judge-samples.ts';
import {
  readLines,
  readSamples,
  type SampleFile,
} from '../../packages/oracle/test/model/recordings.ts';

const SETS: readonly SampleFile[] = [
  'violations.txt',
  'held-out.txt',
  'fresh-a.txt',
  'fresh-b.txt',
];
const isListed = process.argv.includes('--list');
const asked = process.argv.slice(2).filter((argument) => argument !== '--list');

const understanding = openUnderstanding();
const { findClaims } = understanding;
for (const set of SETS.filter((name) => asked.length === 0 || asked.includes(name))) {
  tell(set, await judgeSamples(readSamples(set), findClaims));
}
for (const file of asked.filter((name) => name.endsWith('.jsonl'))) {
  tell(file, await judgeMeaning(readLines(file), findClaims));
}
await understanding.close();

function askedOf(all: readonly Judged[]): number {
  return all.filter(({ isAsked }) => isAsked).length;
}

function tell(set: string, judged: readonly Judged[]): void {
  const [honest, forbidden] = [honestOf(judged), forbiddenOf(judged)];
  const [dropped, shown] = [droppedOf(honest), shownOf(forbidden)];
  const kinds = [...new Set(forbidden.map(({ kind }) => kind))].map((kind) => {
    const all = forbidden.filter((one) => one.kind === kind);
    return `${kind} ${shownOf(all).length}/${all.length}`;
  });
  console.log(
    `${set}: honest dropped ${dropped.length} of ${honest.length}; forbidden shown ${shown.length} of ${forbidden.length} (${kinds.join(', ')}); a second opinion on ${askedOf(honest)} honest, ${askedOf(shown)} of the shown`,
  );
  if (isListed) console.log(listOf([...dropped, ...shown]));
}
