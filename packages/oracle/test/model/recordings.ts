import { readFileSync } from 'node:fs';

/** What a model said to a request, part by part. */
export interface Recording {
  readonly request: string;
  readonly message: string | null;
  readonly known: readonly string[];
  readonly title: string | null;
  readonly parts: readonly {
    readonly text: string;
    readonly cites: string[];
  }[];
}

/** A single sentence: honest, or of a kind that must not be shown. */
export interface Sample {
  /** Whose chart it is about, and on which day: "ada 2026-11-15". */
  readonly about: string;
  readonly kind: string;
  readonly text: string;
  readonly cites: string[];
}

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('!'));

const partIn = (line: string) => {
  const [cites = '', ...text] = line.split('|');
  return {
    text: text.join('|').trim(),
    cites: cites.split(' ').filter((id) => id !== ''),
  };
};

const RECORDINGS = [
  'readings.txt',
  'chats.txt',
  'readings-second.txt',
  'chats-second.txt',
] as const;

export const allRecordings = (): Recording[] => RECORDINGS.flatMap(readRecordings);

export function readRecordings(file: (typeof RECORDINGS)[number]): Recording[] {
  return linesOf(file)
    .join('\n')
    .split(/^## /mu)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const after = (mark: string): string[] =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
      return {
        request: file.startsWith('chats') ? `chat ${head}` : head,
        message: after('> ')[0] ?? null,
        known: after('~ '),
        title: after('# ')[0] ?? null,
        parts: lines.filter((line) => !/^[>~#] /u.test(line)).map(partIn),
      };
    });
}

export const SAMPLE_FILES = [
  'violations.txt',
  'held-out.txt',
  'fresh-a.txt',
  'fresh-b.txt',
] as const;
export type SampleFile = (typeof SAMPLE_FILES)[number];

/** By three writers; nothing was fitted to them, and nobody reads them to mend a rule. */
export const UNREAD_FILES = ['unread.jsonl', 'unread-second.jsonl', 'unread-third.jsonl'] as const;
export type UnreadFile = (typeof UNREAD_FILES)[number];
export const unreadLines = (file: UnreadFile): Sample[] =>
  readLines(new URL(file, import.meta.url));

export const readSamples = (file: SampleFile): Sample[] =>
  linesOf(file).map((line) => {
    const [about = '', kind = '', ...rest] = line.split('|');
    return {
      about: about.trim(),
      kind: kind.trim(),
      ...partIn(rest.join('|')),
    };
  });

/** Sentences of another set, one JSON object `{kind, text}` on each line; they cite no facts. */
export const readLines = (file: string | URL): Sample[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { kind, text } = JSON.parse(line) as Pick<Sample, 'kind' | 'text'>;
      return { about: '', kind, text, cites: [] };
    });

/** What a strong model answered when it was asked about a part, by the part. */
export const readOpinions = (): ReadonlyMap<string, 'yes' | 'no'> =>
  new Map(
    linesOf('opinions.jsonl').map((line) => {
      const { text, answer } = JSON.parse(line) as { text: string; answer: 'yes' | 'no' };
      return [text, answer];
    }),
  );

/** Whether a part may be shown, by these answers. A part without one is a mistake of the caller. */
export function recordedOpinions(): (text: string) => Promise<boolean> {
  const opinions = readOpinions();
  return (text) => {
    const answer = opinions.get(text);
    return answer === undefined
      ? Promise.reject(new Error(`No opinion is recorded on: ${text}`))
      : Promise.resolve(answer === 'no');
  };
}

/** As a model writes it to the format it is asked for. */
export const answerOf = ({ title, parts }: Pick<Recording, 'title' | 'parts'>): string =>
  [...(title === null ? [] : [{ title }]), ...parts].map((one) => JSON.stringify(one)).join('\n');
