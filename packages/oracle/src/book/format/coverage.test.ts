import { expect, test } from 'vitest';
import { gapsOf } from './coverage.ts';
import { parseEntry } from './parse-entry.ts';

const TEXT = 'You may notice this on an ordinary morning with the kettle on. '.repeat(5).trim();

const entry = (key: string, heading: string) =>
  parseEntry(
    key,
    `---\nkey: ${key}\ngist: a\nrecurs: b\nneeds: sign\n---\n\n## ${heading}\n*Letter*\n\n${TEXT}\n`,
  ).entry;

const short = (entries: Parameters<typeof gapsOf>[0]) =>
  gapsOf(entries).find(({ shelf }) => shelf === 'transit/pluto');

test('a shelf is short of each key that has no page of its own', () => {
  expect(short([])).toEqual({ shelf: 'transit/pluto', missing: 36, possible: 36 });
  const key = 'transit/pluto/together-saturn';
  expect(short([entry(key, 'whole · A plain title')])?.missing).toBe(35);
  expect(short([entry(key, 'love · A plain title')])?.missing).toBe(36);
});
