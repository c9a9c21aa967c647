import type { Fact } from '../../src/facts/fact.ts';
import { factsFor } from '../../src/facts/facts-for.ts';
import { type SkyOfDay, skyOfDay } from '../../src/facts/sky-of-day.ts';
import type { Person } from '../../src/request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../../src/vocabulary.ts';
import { fourGrams, longRows } from '../../src/text/four-grams.ts';
import type { Reading } from '../../src/writer/reading.ts';
import { type WriteOptions, type WrittenRequest, write } from '../../src/writer/write.ts';

/** Every kind of reading about a person and a sky. */
export const READING_KINDS = [
  ...DAILY_TYPES.map((type) => ({ kind: 'daily', type }) as const),
  ...HOROSCOPE_TYPES.map((type) => ({ kind: 'horoscope', type }) as const),
];
export type ReadingKind = (typeof READING_KINDS)[number];

export type Written = {
  readonly request: WrittenRequest;
  readonly facts: readonly Fact[];
  readonly reading: Reading;
};

type Known = Pick<WriteOptions, 'history' | 'printed'>;

/** Somebody's reading of one kind and day, written when it is known what was read before. */
export type Reader = (known?: Known) => Written;

export function readerFor(request: WrittenRequest, sky: SkyOfDay): Reader {
  const facts = factsFor(request, sky);
  return (known = {}) => ({
    request,
    facts,
    reading: write(request, facts, { seed: 'book', ...known }),
  });
}

/** What is true for a person on a day is the same for every type but the weekly one. */
export function readerOf(person: Person, sky: SkyOfDay): (kind: ReadingKind) => Reader {
  const { date } = sky;
  const today = factsFor({ kind: 'chat', date, person }, sky);
  const week = factsFor({ kind: 'horoscope', type: 'weekly', date, person }, sky);
  return (kind) =>
    (known = {}) => {
      const request = { ...kind, date, person };
      const facts = kind.type === 'weekly' ? week : today;
      return { request, facts, reading: write(request, facts, { seed: 'book', ...known }) };
    };
}

export const daysFrom = (first: string, count: number): SkyOfDay[] =>
  Array.from({ length: count }, (_, day) => {
    const at = new Date(Date.parse(`${first}T00:00:00Z`) + day * 86_400_000);
    return skyOfDay(at.toISOString().slice(0, 10));
  });

/** A person's readings of one kind, day after day, each knowing the ones before. */
export function bookOf(days: readonly Reader[]): string[] {
  const history: number[][] = [];
  return days.map((read) => {
    const { text } = read({ history }).reading;
    history.push(fourGrams(text));
    return text;
  });
}

/** The readings of many people on one day, each knowing which rows were printed before. */
export function editionOf(readers: readonly Reader[]): Written[] {
  const printed = new Set<number>();
  return readers.map((read) => {
    const written = read({ printed });
    for (const row of longRows(written.reading.text)) printed.add(row);
    return written;
  });
}
