import { expect, it } from 'vitest';
import { isQuiet } from './is-quiet.ts';

const hours = (from: number, to: number) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet(hour, { from, to }));

it('counts quiet hours over midnight and within a day', () => {
  expect(hours(22, 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 22, 23]);
  expect(hours(13, 15)).toEqual([13, 14]);
  expect(hours(8, 8)).toEqual([]);
});
