/**
 * How many honest sentences the checks of a model's words drop, and how many forbidden ones they show, by set and kind.
 * Where opinions of a strong model are recorded, also with the second check.
 *
 *   node bench/model/check-figures.ts [--list] [SET…]      with the sentences that went wrong
 *   node bench/model/check-figures.ts FILE.jsonl           lines {kind, text}: only words and meaning are judged
 */
import { openUnderstanding } from '../../packages/oracle/load/open-understanding.ts';
import {
  type Checks,
  droppedOf,
  forbiddenOf,
  honestOf,
  type Judged,
  judgeMeaning,
  judgeRecordings,
  judgeSamples,
  listOf,
  shownOf,
} from '../../packages/oracle/test/model/judge-samples.ts';
import {
  readLines,
  recordedOpinions,
  readSamples,
  SAMPLE_FILES,
  UNREAD_FILES,
  unreadLines,
} from '../../packages/oracle/test/model/recordings.ts';

const isListed = process.argv.includes('--list');
const asked = process.argv.slice(2).filter((argument) => argument !== '--list');
const isWanted = (set: string): boolean => asked.length === 0 || asked.includes(set);

const understanding = openUnderstanding();
const { findClaims } = understanding;
for (const set of SAMPLE_FILES.filter(isWanted)) {
  tell(set, await judgeSamples(readSamples(set), { findClaims }));
}
const both: readonly (readonly [string, Checks])[] = [
  ['without', { findClaims }],
  ['with', { findClaims, mayShow: recordedOpinions() }],
];
for (const [mode, checks] of both) {
  if (isWanted('recordings')) {
    tell(`recordings ${mode} the second check`, await judgeRecordings(checks));
  }
  for (const set of UNREAD_FILES.filter(isWanted)) {
    tell(`${set} ${mode} the second check`, await judgeMeaning(unreadLines(set), checks), false);
  }
}
for (const file of asked.filter((name) => name.includes('/'))) {
  tell(file, await judgeMeaning(readLines(file), { findClaims }));
}
await understanding.close();

/** Sentences that are kept unread are not listed. */
function tell(set: string, judged: readonly Judged[], mayList = true): void {
  const [honest, forbidden] = [honestOf(judged), forbiddenOf(judged)];
  const [dropped, shown] = [droppedOf(honest), shownOf(forbidden)];
  const kinds = [...new Set(forbidden.map(({ kind }) => kind))].map((kind) => {
    const all = forbidden.filter((one) => one.kind === kind);
    return `${kind} ${shownOf(all).length}/${all.length}`;
  });
  console.log(
    `${set}: honest dropped ${dropped.length} of ${honest.length}; forbidden shown ${shown.length} of ${forbidden.length} (${kinds.join(', ')})`,
  );
  if (isListed && mayList) console.log(listOf([...dropped, ...shown]));
}
