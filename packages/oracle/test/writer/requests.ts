import type { Fact } from '../../src/facts/fact.ts';
import { factsFor } from '../../src/facts/facts-for.ts';
import { type SkyOfDay, skyOfDay } from '../../src/facts/sky-of-day.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES, type Person } from '../../src/request.ts';
import { fourGrams } from '../../src/text/four-grams.ts';
import type { Reading } from '../../src/writer/reading.ts';
import { type WrittenRequest, write } from '../../src/writer/write.ts';

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

/** What is true for a person on a day is the same for every type but the weekly one. */
export function readerOf(person: Person, sky: SkyOfDay) {
  const { date } = sky;
  const today = factsFor({ kind: 'chat', date, person }, sky);
  const week = factsFor({ kind: 'horoscope', type: 'weekly', date, person }, sky);
  return (kind: ReadingKind, history: readonly (readonly number[])[] = []): Written => {
    const request = { ...kind, date, person };
    const facts = kind.type === 'weekly' ? week : today;
    return { request, facts, reading: write(request, facts, { seed: 'book', history }) };
  };
}

export const daysFrom = (first: string, count: number): SkyOfDay[] =>
  Array.from({ length: count }, (_, day) => {
    const at = new Date(Date.parse(`${first}T00:00:00Z`) + day * 86_400_000);
    return skyOfDay(at.toISOString().slice(0, 10));
  });

/** A person's readings of one kind, day after day, each knowing the ones before. */
export function bookOf(
  readers: readonly ReturnType<typeof readerOf>[],
  kind: ReadingKind,
): string[] {
  const history: number[][] = [];
  return readers.map((read) => {
    const { text } = read(kind, history).reading;
    history.push(fourGrams(text));
    return text;
  });
}
