import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { EverydayMatter, MatterBank } from '../src/chat/everyday-matter.ts';
import type { FormatProblem } from '../src/chat/format-problem.ts';
import { parseMatter } from '../src/chat/parse-matter.ts';

/** What a first message may be about. */
export const EVERYDAY_FOLDER = new URL('../everyday/', import.meta.url);
/** What people go on with after they have told or asked something. */
export const LATER_FOLDER = new URL('../later/', import.meta.url);

/** Where the text of a matter stands, in bytes. */
interface Stretch {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** All matters of a folder with everything in their files that is not as the format says. */
export function parseMatters(folder: URL): {
  readonly matters: EverydayMatter[];
  readonly problems: FormatProblem[];
} {
  const parsed = filesIn(folder).flatMap((file) => {
    const bytes = readFileSync(new URL(file, folder));
    let line = 1;
    let counted = 0;
    return stretchesIn(bytes).map(({ from, to }) => {
      line += bytes.toString('latin1', counted, from).split('\n').length - 1;
      counted = from;
      return parseMatter({ file, line, text: bytes.toString('utf8', from, to) });
    });
  });
  return {
    matters: parsed.map(({ matter }) => matter),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

/** All matters of a folder, for a look at every one. */
export const readMatters = (folder: URL): EverydayMatter[] => parseMatters(folder).matters;

/** So many matters are kept after they were read; a message has at most twenty near ones. */
const MOST_KEPT = 200;

/** The matters of a folder, each read when it is asked for: all of them would take 40 MB. */
export async function openMatters(folder: URL): Promise<MatterBank> {
  const places = new Map<string, Stretch & { readonly file: URL }>();
  for (const name of filesIn(folder)) {
    const file = new URL(name, folder);
    for (const stretch of stretchesIn(await readFile(file))) {
      places.set(stretch.id, { ...stretch, file });
    }
  }
  const kept = new Map<string, EverydayMatter>();
  return (id) => {
    const place = places.get(id);
    if (place === undefined) return null;
    const matter = kept.get(id) ?? read(place.file, place);
    kept.delete(id);
    kept.set(id, matter);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return matter;
  };
}

/** Each matter begins with its name on a line that starts with "# ". */
function stretchesIn(bytes: Buffer): Stretch[] {
  const starts = bytes.toString('latin1', 0, HEADING.length) === HEADING ? [0] : [];
  const next = `\n${HEADING}`;
  for (let at = bytes.indexOf(next); at >= 0; at = bytes.indexOf(next, at + 1)) starts.push(at + 1);
  return starts.map((from, at) => {
    const id = bytes.toString('latin1', from + HEADING.length, bytes.indexOf('\n', from)).trim();
    return { id, from, to: starts[at + 1] ?? bytes.length };
  });
}
const HEADING = '# ';

function read(file: URL, { from, to }: Stretch): EverydayMatter {
  const bytes = Buffer.alloc(to - from);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, bytes, 0, bytes.length, from);
  } finally {
    closeSync(opened);
  }
  return parseMatter({ file: file.pathname, line: 1, text: bytes.toString('utf8') }).matter;
}

const filesIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .toSorted();
