import { expect, it } from 'vitest';
import { levelTops } from './level-tops.ts';

it('puts a note level with its numeral', () => {
  expect(
    levelTops(
      [
        { wanted: 120, height: 60 },
        { wanted: 400, height: 60 },
      ],
      10,
    ),
  ).toEqual([120, 400]);
});

it('pushes a note down where it would overlap the one before it', () => {
  expect(
    levelTops(
      [
        { wanted: 100, height: 60 },
        { wanted: 110, height: 40 },
        { wanted: 115, height: 40 },
      ],
      10,
    ),
  ).toEqual([100, 170, 220]);
});

it('puts no note above the column', () => {
  expect(levelTops([{ wanted: -30, height: 20 }], 10)).toEqual([0]);
});
