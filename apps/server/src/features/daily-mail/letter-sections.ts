import type { OwnReading } from '../oracle/write-day.ts';
import type { Section } from './daily-letter.ts';

/** All of it; the question it closes with stands by itself. */
export function wholeSection(label: string, { title, parts, receipts }: OwnReading): Section {
  const last = parts.at(-1)?.text ?? '';
  const question = last.endsWith('?') ? last : null;
  const body = question === null ? parts : parts.slice(0, -1);
  return {
    label,
    title: title ?? label,
    text: textOf(body),
    question,
    facts: receipts.map(({ words }) => words),
  };
}

/** Two or three sentences of it: on something that the letter has not told yet, where there is such a thing. */
export function briefSection(
  label: string,
  reading: OwnReading,
  told: ReadonlySet<string>,
): Section {
  const { title, parts, receipts } = reading;
  const said = [dweltOn(parts, told), standingAlone(reading, told), dweltOn(parts, new Set())].find(
    ({ length }) => length > 0,
  );
  const text = said ?? parts.slice(0, 2);
  const cited = new Set(text.flatMap(({ cites }) => cites));
  return {
    label,
    title: title ?? label,
    text: textOf(text),
    question: null,
    facts: receipts.filter(({ id }) => cited.has(id)).map(({ words }) => words),
  };
}

/**
 * A fact with its feeling: what is cited by two sentences. A third would be something to do. The scene before them
 * comes along, since the fact may be given as what lies behind it.
 */
function dweltOn(parts: OwnReading['parts'], told: ReadonlySet<string>): OwnReading['parts'] {
  const cited = parts.flatMap(({ cites }) => cites);
  const fact = cited.find((id, at) => cited.indexOf(id) < at && !told.has(id));
  if (fact === undefined) return [];
  const first = parts.findIndex(({ cites }) => cites.includes(fact));
  const before = parts
    .slice(Math.max(0, first - 1), first)
    .filter(({ cites }) => cites.length === 0);
  return [...before, ...parts.filter(({ cites }) => cites.includes(fact)).slice(0, 2)];
}

/** Sentences that answer to no other: of the reader's birth, or of everybody's sky. A second contact leans on a first. */
function standingAlone(
  { parts, receipts }: OwnReading,
  told: ReadonlySet<string>,
): OwnReading['parts'] {
  const leaning = new Set(receipts.filter(({ kind }) => /transit/.test(kind)).map(({ id }) => id));
  const alone = parts
    .filter(({ cites }) => cites.length > 0)
    .filter(({ cites }) => cites.every((id) => !told.has(id) && !leaning.has(id)))
    .slice(0, 2);
  // One sentence is too little for a section: a scene or a thought of the page goes before it.
  const scene = parts.find(({ cites }) => cites.length === 0);
  return alone.length === 1 && scene !== undefined ? [scene, ...alone] : alone;
}

const textOf = (parts: OwnReading['parts']): string => parts.map(({ text }) => text).join(' ');
