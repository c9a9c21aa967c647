import { readdirSync, readFileSync } from 'node:fs';
import type { Family } from '../src/chat/family.ts';
import type { FormatProblem } from '../src/chat/format-problem.ts';
import { parseFamily } from '../src/chat/parse-family.ts';

const FOLDER = new URL('../families/', import.meta.url);

/** All families, in the order of their ids. Throws when a file is not as the format says. */
export function readFamilies(folder: URL = FOLDER): Family[] {
  const { families, problems } = parseFamilies(folder);
  if (problems.length > 0) throw new Error(problems.map(sayProblem).join('\n'));
  return families;
}

/** The families with everything in their files that is not as the format says. */
export function parseFamilies(folder: URL = FOLDER): {
  families: Family[];
  problems: FormatProblem[];
} {
  const parsed = familyFiles(folder).map(({ file, text }) => parseFamily(file, text));
  return {
    families: parsed.map(({ family }) => family),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

const familyFiles = (folder: URL): { file: string; text: string }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

const sayProblem = ({ file, line, message }: FormatProblem): string =>
  `${file}:${line}: ${message}`;
