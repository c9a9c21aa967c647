import { readFileSync } from 'node:fs';
import { assess } from '../../src/safety/assess.ts';

/** A message with the grade and the topic it must at least get. */
export type Crisis = { readonly grade: 2 | 3; readonly topic: string; readonly message: string };
export type HeldOut = Readonly<
  Record<'plain' | 'indirect' | 'oblique', readonly { readonly message: string }[]>
> & { readonly benign: readonly string[] };

const textOf = (file: string): string =>
  readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
const linesOf = (file: string): string[] =>
  textOf(file)
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('# '));

export const calmMessages = (half: 'development' | 'counted'): string[] =>
  linesOf(`calm-${half}.txt`);
export const harmlessTwins = (): string[] => linesOf('harmless-twins.txt');

export const crisisMessages = (half: 'development' | 'counted'): Crisis[] =>
  linesOf(`crisis-${half}.txt`).map((line) => {
    const [head = '', message = ''] = line.split(' | ');
    const [grade, topic = ''] = head.split(' ');
    return { grade: grade === '2' ? 2 : 3, topic, message };
  });

export const heldOut = (name: string): HeldOut => JSON.parse(textOf(`${name}.json`));

/** How many of the messages have each grade, each message by itself. */
export function countGrades(
  messages: readonly string[],
): readonly [number, number, number, number] {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const message of messages) counts[assess(message).grade] += 1;
  return counts;
}
