import {
  LIFE_QUESTIONS,
  QUESTIONS,
  type QuestionId,
} from '../../../../content/chat/languages/questions/questions.ts';
import type { QuestionTable } from '../../../../content/chat/languages/questions/question-table.ts';
import {
  EVERYDAY_QUESTIONS,
  TURN_QUESTIONS,
} from '../../../../content/chat/languages/questions/everyday/everyday-questions.ts';
import {
  GLAD_QUESTIONS,
  TOLD_QUESTIONS,
} from '../../../../content/chat/languages/questions/told/told-questions.ts';

/** One way of asking: patterns that must all stand in the message, and names that it must have. */
export interface Way {
  readonly all: readonly RegExp[];
  readonly none: readonly RegExp[];
  readonly needs: readonly string[];
}

export interface TableEntry {
  readonly id: QuestionId;
  /** What the user wants to know, or a sentence of its own, in the user's language. */
  readonly words: string;
  readonly isSentence: boolean;
  readonly ways: readonly Way[];
}

const HEAD = /^(?<id>[\w-]+)(?<mark> =|:) (?<words>.+)$/u;

/** The entries of a language: those of grief first, then what is told, then what is asked, and talk at the end. */
export function readTable({ entries, everyday = '', told }: QuestionTable): TableEntry[] {
  const found = [everyday, told.entries, entries].flatMap((one) => readEntries(one, told.names));
  return found.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
}

const GRIEF = /^(?:dead-ok|sign-from-dead|child-lost|.+-died)$/u;
/** An animal that lives is not mourned, and talk beside a question is not the question. */
const placeOf = (id: QuestionId): number =>
  id === 'pet-dying' ? 0 : GRIEF.test(id) ? 1 : id in TURN_QUESTIONS ? 3 : TALK.has(id) ? 4 : 2;
const TALK: ReadonlySet<string> = new Set([
  'thanks',
  'how-are-you',
  'who-are-you',
  'joke',
  'birthday-glad',
  'bad-day',
  'happy',
]);

function readEntries(entries: string, names: Readonly<Record<string, string>>): TableEntry[] {
  const found: (TableEntry & { readonly ways: Way[] })[] = [];
  for (const line of entries.split('\n').filter((one) => one.trim() !== '')) {
    if (/^\s/u.test(line)) {
      const id = found.at(-1)?.id ?? '';
      found.at(-1)?.ways.push(readWay(withNames(withoutSadness(id, line.trim(), names), names)));
      continue;
    }
    const { id = '', mark = '', words = '' } = HEAD.exec(line)?.groups ?? {};
    if (!isQuestionId(id)) throw new RangeError(`no such question: ${line}`);
    found.push({ id, words, isSentence: mark === ':', ways: [] });
  }
  return found;
}

/** Good news is not heard in a message that tells of sadness. */
const withoutSadness = (
  id: string,
  way: string,
  { sad }: Readonly<Record<string, string>>,
): string => (id in GLAD_QUESTIONS && sad !== undefined ? `${way} - ${sad}` : way);

const withNames = (way: string, names: Readonly<Record<string, string>>): string =>
  way.replaceAll(/\{(?<name>[a-z]+)\}/gu, (_, name: string) => {
    const words = names[name];
    if (words === undefined) throw new RangeError(`no words for {${name}}`);
    return `(?:${words})`;
  });

const isQuestionId = (id: string): id is QuestionId => id in QUESTIONS;

function readWay(line: string): Way {
  const [wanted = '', ...unwanted] = line.split(' - ');
  const terms = wanted.split(' + ');
  return {
    all: terms.filter((term) => !term.startsWith('@')).map(anyOf),
    none: unwanted.map(anyOf),
    needs: terms.filter((term) => term.startsWith('@')),
  };
}

/** Ways of asking that stand by themselves, a line each. */
export const readWays = (lines: string): Way[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readWay(line.trim()));

/** Whether one of the ways of asking stands in a text that `forWords` wrote, and no unwanted word in `whole`. */
export const fitsOne = (ways: readonly Way[], plain: string, whole = plain): boolean =>
  ways.some(
    ({ all, none }) =>
      all.every((term) => term.test(plain)) && !none.some((term) => term.test(whole)),
  );

/** One of the words of a term, in a message that `forWords` wrote. */
export const anyOf = (term: string): RegExp =>
  new RegExp(` (?:${term.trim().replaceAll('*', String.raw`\p{L}*`)})(?= )`, 'u');

const MANY_WORDS = 9;

/** Whether a single word stands for the question in a message of many. */
function isOneWord([first, ...more]: readonly RegExp[], plain: string): boolean {
  if (first === undefined || more.length > 0) return false;
  const isLong = plain.trim().split(' ').length > MANY_WORDS;
  return isLong && !/\S \S/u.test(first.exec(plain)?.[0].trim() ?? '');
}

/** Whether a question is about the user's life, and not about the sky, the chart or the product. */
export const isOfLife = (id: QuestionId): boolean =>
  id in LIFE_QUESTIONS || id in TOLD_QUESTIONS || id in EVERYDAY_QUESTIONS;

/** Whether a question is only understood by what was told before it. */
export const isOfTurn = (id: QuestionId): boolean => id in TURN_QUESTIONS;

/** The first entry that one of its ways of asking stands in a message for. `has` knows what the message names. */
export const entryFor = (
  table: readonly TableEntry[],
  plain: string,
  has: (need: string) => boolean,
): TableEntry | undefined =>
  table.find(({ id, ways }) =>
    ways.some(
      ({ all, none, needs }) =>
        all.every((term) => term.test(plain)) &&
        !(isOfLife(id) && isOneWord(all, plain)) &&
        !none.some((term) => term.test(plain)) &&
        needs.every(has),
    ),
  );

/** The sentences that tell what was understood. */
export function openingOf(found: readonly TableEntry[], { opening, and }: QuestionTable): string {
  const said = found.filter(({ isSentence }) => isSentence).map(({ words }) => words);
  const asked = found.filter(({ isSentence }) => !isSentence).map(({ words }) => words);
  const sentence = opening.replace('{asked}', asked.join(` ${and} `));
  return [...said, ...(asked.length > 0 ? [sentence] : [])].join(' ');
}
