import { expect, test } from 'vitest';
import { readFamilies } from '../../load/read-families.ts';

test('every family file follows the format', () => {
  expect(() => readFamilies()).not.toThrow();
});

test('no phrasing stands in two families', () => {
  const seen = new Map<string, string>();
  const twice = readFamilies().flatMap(({ id, asks }) =>
    asks.flatMap((ask) => {
      const other = seen.get(ask.toLowerCase());
      seen.set(ask.toLowerCase(), id);
      return other === undefined ? [] : [`"${ask}": ${other}, ${id}`];
    }),
  );
  expect(twice).toEqual([]);
});
