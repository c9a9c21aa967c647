import type { SkyTable } from '@palm/astrology/sky-table';
import { fillPassage } from '../compose/fill-passage.ts';
import { holds, type Situation } from '../compose/holds.ts';
import { passageName } from '../compose/choose-passage.ts';
import type { Condition, Family, Passage } from '../family.ts';
import { COMPUTED } from '../slots/computed-slots.ts';
import type { PalmPassage } from '../slots/slot.ts';
import { ENTITY_SLOTS } from '../slot-names.ts';
import { slotsIn } from '../slots-in.ts';
import { REPLY_SLOTS, sampleSituations } from './sample-situations.ts';

export interface BankProblem {
  readonly family: string;
  readonly passage: string | null;
  readonly message: string;
}

/** What the format alone does not show: slots that nothing fills, passages that no user gets, links to nowhere. */
export function checkBank(
  families: readonly Family[],
  sky: SkyTable,
  palm: readonly PalmPassage[],
): BankProblem[] {
  const ids = new Set(families.map(({ id }) => id));
  return families.flatMap((family) => [
    ...linkProblems(family, ids),
    ...family.passages.flatMap((passage) => slotProblems(family, passage)),
    ...reachProblems(family, [...sampleSituations(family, { sky, palm })]),
  ]);
}

const problem = (family: Family, passage: Passage | null, message: string): BankProblem => ({
  family: family.id,
  passage: passage === null ? null : passageName(passage),
  message,
});

function linkProblems(family: Family, ids: ReadonlySet<string>): BankProblem[] {
  return family.passages.flatMap((passage) =>
    passage.branches.flatMap(({ target }) =>
      target.kind === 'family' && !ids.has(target.id)
        ? [problem(family, passage, `"then:" leads to no family "${target.id}"`)]
        : [],
    ),
  );
}

function slotProblems(family: Family, passage: Passage): BankProblem[] {
  const columns = new Set(family.tables.flatMap((table) => [...table.columns]));
  const isFilled = (name: string): boolean =>
    name in COMPUTED ||
    ENTITY_SLOTS.has(name) ||
    name === 'theirs' ||
    columns.has(name) ||
    REPLY_SLOTS.has(name);
  const used = [
    ...slotsIn(passage.text).map(({ name }) => name),
    ...passage.when.flatMap((condition) => ('slot' in condition ? [condition.slot] : [])),
  ];
  const dangling = /:\s*\[\[/u.test(passage.text)
    ? [problem(family, passage, 'a colon stands before a sentence that may be left out')]
    : [];
  const empty = [...new Set(used)]
    .filter((name) => !isFilled(name))
    .map((name) => problem(family, passage, `nothing fills {${name}}`));
  return [...dangling, ...empty];
}

function reachProblems(family: Family, situations: readonly Situation[]): BankProblem[] {
  return family.passages.flatMap((passage) => {
    const contradiction = passage.when.find((condition) => isContradicted(condition, passage.when));
    if (contradiction !== undefined) {
      return [problem(family, passage, 'its conditions contradict each other')];
    }
    if (isOrphan(family, passage)) {
      return [problem(family, passage, `no answer is named "${passage.name ?? ''}"`)];
    }
    const isReached = situations.some((situation) => isSaid(passage, situation));
    return isReached ? [] : [problem(family, passage, 'no sample user gets it')];
  });
}

const isContradicted = (condition: Condition, all: readonly Condition[]): boolean =>
  condition.kind === 'has' &&
  all.some((other) => other.kind === 'no' && other.slot === condition.slot);

/** "plain · today" belongs to "answer · today". */
const isOrphan = (family: Family, { part, name }: Passage): boolean =>
  part !== 'answer' &&
  part !== 'next' &&
  name !== null &&
  !family.passages.some((other) => other.part === 'answer' && other.name === name);

/** Words, forms and feelings depend on the message and are taken for granted. */
function isSaid(passage: Passage, situation: Situation): boolean {
  const known = passage.when.filter(
    ({ kind }) => kind === 'has' || kind === 'no' || kind === 'chart',
  );
  return (
    known.every((condition) => holds(condition, situation)) &&
    fillPassage(passage.text, situation.source, situation.piece.entities) !== null
  );
}
