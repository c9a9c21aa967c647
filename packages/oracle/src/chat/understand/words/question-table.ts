import {
  LIFE_QUESTIONS,
  QUESTIONS,
  type QuestionId,
} from '../../../../content/chat/languages/questions/questions.ts';
import type { QuestionTable } from '../../../../content/chat/languages/questions/question-table.ts';

/** One way of asking: patterns that must all stand in the message, and names that it must have. */
interface Way {
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

export function readTable({ entries }: QuestionTable): TableEntry[] {
  const found: (TableEntry & { readonly ways: Way[] })[] = [];
  for (const line of entries.split('\n').filter((one) => one.trim() !== '')) {
    if (/^\s/u.test(line)) {
      found.at(-1)?.ways.push(readWay(line.trim()));
      continue;
    }
    const { id = '', mark = '', words = '' } = HEAD.exec(line)?.groups ?? {};
    if (!isQuestionId(id)) throw new RangeError(`no such question: ${line}`);
    found.push({ id, words, isSentence: mark === ':', ways: [] });
  }
  return found;
}

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
        !(id in LIFE_QUESTIONS && isOneWord(all, plain)) &&
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
