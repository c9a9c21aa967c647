import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchNames } from './match-names.ts';
import { nextSharingLess, type NameTable } from './name-table.ts';

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** A table whose owners are the places of the names in the sorted list. */
function tableOf(names: readonly string[]): NameTable {
  const sorted = names.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const shared = sorted.map((name, i) => (i === 0 ? 0 : sharedLength(name, sorted[i - 1] ?? '')));
  const suffixes = sorted.map((name, i) => name.slice(shared[i]));
  let end = 0;
  return {
    size: sorted.length,
    shared: Uint8Array.from(shared),
    next: nextSharingLess(Uint8Array.from(shared)),
    added: Uint32Array.from([0, ...suffixes.map((suffix) => (end += suffix.length))]),
    units: Uint16Array.from(suffixes.join(''), (letter) => letter.charCodeAt(0)),
    owner: Uint32Array.from(sorted, (_, i) => i),
  };
}

/** Slips between two words, straight from the definition. */
function slipsBetween(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const options = [
    slipsBetween(restA, restB) + (a[0] === b[0] ? 0 : 1),
    slipsBetween(restA, b) + 1,
    slipsBetween(a, restB) + 1,
  ];
  if (a.length > 1 && a[0] === b[1] && a[1] === b[0]) {
    options.push(slipsBetween(a.slice(2), b.slice(2)) + 1);
  }
  return Math.min(...options);
}

function slipsToABeginning(query: string, name: string): number {
  const beginnings = Array.from({ length: name.length }, (_, i) => name.slice(0, i + 1));
  return Math.min(...beginnings.map((beginning) => slipsBetween(query, beginning)));
}

function found(names: readonly string[], query: string, maxSlips: number) {
  const matches: { owner: number; slips: number; isWhole: boolean }[] = [];
  matchNames(tableOf(names), query, maxSlips, (owner, slips, isWhole) => {
    matches.push({ owner, slips, isWhole });
  });
  return matches;
}

const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

describe('the walk over the tree of names', () => {
  it('finds exactly what comparing the query with every beginning of every name finds', () => {
    assert(
      property(
        array(word, { maxLength: 12 }),
        string({ unit: constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 6 }),
        integer({ min: 0, max: 2 }),
        (names, query, maxSlips) => {
          const sorted = names.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
          const expected = sorted
            .map((name, owner) => {
              const slips = slipsToABeginning(query, name);
              return { owner, slips, isWhole: slips === slipsBetween(query, name) };
            })
            .filter(({ slips }) => slips <= maxSlips);
          expect(found(names, query, maxSlips)).toEqual(expected);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('tells a whole name from a beginning, for each of several owners of one name', () => {
    expect(found(['paris', 'paris', 'parisot'], 'paris', 0)).toEqual([
      { owner: 0, slips: 0, isWhole: true },
      { owner: 1, slips: 0, isWhole: true },
      { owner: 2, slips: 0, isWhole: false },
    ]);
  });

  it('looks at no more than the letters it has bits for, and still answers', () => {
    const long = 'llanfairpwllgwyngyllgogerychwyrndrobwll';
    expect(found([long], `${long}llantysilio`, 0)).toEqual([
      { owner: 0, slips: 0, isWhole: false },
    ]);
  });
});
