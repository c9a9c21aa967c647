import { readFileSync } from 'node:fs';

/** A message with the grade and the topic it must at least get. */
export type Crisis = {
  readonly grade: 2 | 3;
  readonly topic: string;
  readonly message: string;
};
type HeldOut = Readonly<
  Record<
    'plain' | 'indirect' | 'oblique' | 'crisis' | 'unclear',
    readonly { readonly message: string }[]
  >
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
/** Calm messages with dark words, and what rules once took for danger. Rules were written after them. */
export const calmEveryday = (): string[] => linesOf('calm-everyday.txt');
export const harmlessTwins = (): string[] => linesOf('harmless-twins.txt');
/** Everyday messages of another author, with the family that answers each. */
export const honestMessages = (): string[] =>
  linesOf('chat-honest.tsv').map((line) => line.split('\t')[0] ?? '');

export const crisisMessages = (half: 'development' | 'counted'): Crisis[] =>
  linesOf(`crisis-${half}.txt`).map((line) => {
    const [head = '', message = ''] = line.split(' | ');
    const [grade, topic = ''] = head.split(' ');
    return { grade: grade === '2' ? 2 : 3, topic, message };
  });

const setNamed = (name: string): HeldOut => JSON.parse(textOf(`${name}.json`));

export const heldOutMessages = (name: string, degree: Exclude<keyof HeldOut, 'benign'>): string[] =>
  setNamed(name)[degree].map(({ message }) => message);
export const benignMessages = (name: string): readonly string[] => setNamed(name).benign;
