import type { Report } from './format-problem.ts';
import type { Condition, Family, Passage } from './family.ts';
import { ALWAYS_FILLED, COMPUTED_SLOTS, ENTITY_SLOTS } from './slot-names.ts';
import { faultyMarks, slotsIn } from './slots-in.ts';

const LEAST_ASKS = 12;
const LEAST_ANSWERS = 3;

/** What the format demands of a family as a whole. */
export function checkFamily(
  family: Family,
  lineOf: (passage: number) => number,
  report: Report,
): void {
  checkHead(family, report);
  const known = knownSlots(family);
  family.passages.forEach((passage, index) => {
    for (const fault of passageFaults(family, passage, known)) report(lineOf(index), fault);
  });
  for (const table of family.tables) {
    if (!known.has(table.key)) report(1, `table "${table.name}": unknown key "${table.key}"`);
  }
  const answers = answersOf(family);
  if (answers.length < LEAST_ANSWERS) report(1, `fewer than ${LEAST_ANSWERS} answers`);
  if (!answers.some((answer) => isAlwaysPossible(family, answer))) {
    report(1, 'no answer without "when:", "for:" and slots that may be empty');
  }
  for (const part of ['short', 'plain', 'more']) {
    if (!family.passages.some((passage) => passage.part === part)) report(1, `no "## ${part}"`);
  }
}

function checkHead(family: Family, report: Report): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(family.id)) report(1, 'the id is in-small-letters');
  const words = family.label.split(/\s+/u).length;
  if (words > 5) report(1, 'the label has 1 to 5 words');
  if (family.asks.length < LEAST_ASKS) report(1, `fewer than ${LEAST_ASKS} asks`);
  for (const ask of repeated(family.asks)) report(1, `asked twice: "${ask}"`);
  for (const name of [...family.entities, ...family.requires, ...family.forbids]) {
    if (!ENTITY_SLOTS.has(name)) report(1, `unknown entity "${name}"`);
  }
  for (const name of family.needs) {
    if (!COMPUTED_SLOTS.has(name) && !(name in family.newSlots)) {
      report(1, `unknown computed slot "${name}"`);
    }
  }
}

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

const knownSlots = (family: Family): ReadonlySet<string> =>
  new Set([
    ...ENTITY_SLOTS,
    ...COMPUTED_SLOTS,
    ...Object.keys(family.newSlots),
    ...family.tables.flatMap(({ columns }) => columns),
  ]);

function passageFaults(family: Family, passage: Passage, known: ReadonlySet<string>): string[] {
  const said = passage.branches.flatMap(({ target }) =>
    target.kind === 'say' ? [target.text] : [],
  );
  const texts = [passage.text, ...said];
  const slots = texts.flatMap(slotsIn).map(({ name }) => name);
  const marks = texts.map(faultyMarks).filter((fault) => fault !== null);
  const names = [...slots, ...passage.when.flatMap(slotOf)].filter((name) => !known.has(name));
  const answers = new Set(answersOf(family).map(({ name }) => name));
  const targets = passage.branches.flatMap(({ target }) =>
    target.kind === 'answer' && !answers.has(target.name) ? [target.name] : [],
  );
  return [
    ...(passage.text === '' ? ['no text under the heading'] : []),
    ...(passage.part === 'answer' && passage.name === null ? ['an answer has a name'] : []),
    ...marks,
    ...names.map((name) => `unknown slot "${name}"`),
    ...targets.map((name) => `"then:" leads to no answer "${name}"`),
    ...repeated(passage.phrases).map((phrase) => `twice in "for:": "${phrase}"`),
    ...(passage.phrases.length > 0 && passage.part !== 'answer'
      ? ['only answers have "for:"']
      : []),
    ...(slots.includes('window') && family.purpose === null ? ['{window} needs a purpose'] : []),
  ];
}

const slotOf = (condition: Condition): string[] => ('slot' in condition ? [condition.slot] : []);

/** Every user can get it: no condition, no phrases, and every slot is filled, optional or has a fallback. */
function isAlwaysPossible(family: Family, { when, phrases, text }: Passage): boolean {
  const looked = family.tables
    .filter(({ key }) => ALWAYS_FILLED.has(key))
    .flatMap(({ columns }) => columns);
  const filled = new Set([...ALWAYS_FILLED, ...family.requires, ...looked]);
  return (
    when.length === 0 &&
    phrases.length === 0 &&
    slotsIn(text).every(
      ({ name, fallback, isOptional }) => isOptional || fallback !== null || filled.has(name),
    )
  );
}

const answersOf = (family: Family): Passage[] =>
  family.passages.filter(({ part }) => part === 'answer');
