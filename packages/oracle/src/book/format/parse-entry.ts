import { faultsOfText } from './check-text.ts';
import type { Entry, EntryKey, Fault, Line, Passage } from '../entry.ts';
import { isKnownKey } from '../known-keys.ts';
import { readSections, type Section } from './read-sections.ts';
import {
  isOneOf,
  LENSES,
  LINE_KINDS,
  MATTERS,
  type Need,
  NEEDS,
  POINTS,
  SHAPES,
  TURNS,
} from '../vocabulary.ts';

export type Parsed = { readonly entry: Entry; readonly faults: readonly Fault[] };

const PASSAGE = /^(?<lens>[a-z]+)(?:@(?<turn>[a-z]+))?(?: (?<number>\d))? · (?<title>.+)$/u;
const LINE =
  /^(?<kind>beat|season|join|close)(?:@(?<turn>[a-z]+))?(?: (?<number>\d))?(?: · (?<matter>[a-z]+))?$/u;
const SHAPE =
  /^\*(?<shape>[A-Z][a-z]+)(?: · your (?<yours>[a-z]+), their (?<theirs>[a-z]+))?\*\n+/u;

/** Reads one file of the Book and checks its words. `path` is its place under the Book's folder, without `.md`. */
export function parseEntry(path: EntryKey, source: string): Parsed {
  const { entry, faults } = readEntry(path, source);
  const { sections } = readSections(source);
  return { entry, faults: [...faults, ...faultsOfText(path, entry, sections)] };
}

/** Reads one file of the Book; only what cannot be read at all is a fault. */
export function readEntry(path: EntryKey, source: string): Parsed {
  const { front, sections } = readSections(source);
  const faults: Fault[] = [];
  const say = (line: number, what: string) => faults.push({ file: `${path}.md`, line, what });
  if (!isKnownKey(path)) say(1, 'no fact has this key');
  if (keyWords(front.get('key') ?? '') !== keyWords(path)) say(1, `"key" does not fit the path`);
  for (const field of ['gist', 'recurs']) if (!front.get(field)) say(1, `"${field}" is missing`);
  const needs = front.get('needs') ?? '';
  if (!isOneOf(NEEDS, needs)) say(1, `"needs" must be one of: ${NEEDS.join(', ')}`);
  const read = sections.map((section) => readSection(path, section, say));
  const entry = {
    key: path,
    gist: front.get('gist') ?? '',
    recurs: front.get('recurs') ?? '',
    needs: needs as Need,
    passages: read.flatMap((part) => part?.passage ?? []),
    lines: read.flatMap((part) => part?.line ?? []),
  };
  return { entry, faults };
}

/** `transit / pluto / together / saturn` and `transit/pluto/together-saturn` name the same key. */
const keyWords = (key: string): string => key.split(/[\s/+-]+/u).join(' ');

type Say = (line: number, what: string) => void;
type Part = { passage?: Passage; line?: Line };

function readSection(path: EntryKey, section: Section, say: Say): Part | null {
  const id = `${path}#${section.heading.split(' · ')[0] ?? ''}`;
  if (/^(?:beat|season|join|close)\b/u.test(section.heading)) return readLine(path, section, say);
  return readPassage(id, section, say);
}

function readPassage(id: string, { heading, line, body }: Section, say: Say): Part | null {
  const named = PASSAGE.exec(heading)?.groups;
  if (named === undefined) return refuse(say, line, `heading "${heading}" cannot be read`);
  const { lens = '', turn = null, title = '' } = named;
  if (!isOneOf([...LENSES, 'lead'], lens)) return refuse(say, line, `unknown lens "${lens}"`);
  if (turn !== null && !isOneOf(TURNS, turn)) return refuse(say, line, `unknown turn "${turn}"`);
  const form = SHAPE.exec(body);
  const { shape = '', yours, theirs } = form?.groups ?? {};
  if (form === null || !isOneOf(SHAPES, shape)) return refuse(say, line, 'the shape is missing');
  const owner =
    yours !== undefined && theirs !== undefined && isOneOf(POINTS, yours) && isOneOf(POINTS, theirs)
      ? { yours, theirs }
      : null;
  const text = body.slice(form[0].length).trim();
  const owned = owner ? `:${owner.yours}` : '';
  return { passage: { id: `${id}${owned}`, lens, turn, title, shape, owner, text } };
}

function readLine(path: EntryKey, { heading, line, body }: Section, say: Say): Part | null {
  const { kind = '', turn = null, matter = null } = LINE.exec(heading)?.groups ?? {};
  if (!isOneOf(LINE_KINDS, kind)) {
    return refuse(say, line, `heading "${heading}" cannot be read`);
  }
  if (turn !== null && !isOneOf(TURNS, turn)) return refuse(say, line, `unknown turn "${turn}"`);
  if (matter !== null && !isOneOf(MATTERS, matter)) {
    return refuse(say, line, `unknown matter "${matter}"`);
  }
  return { line: { id: `${path}#${heading}`, kind, turn, matter, text: body } };
}

function refuse(say: Say, line: number, what: string): null {
  say(line, what);
  return null;
}
