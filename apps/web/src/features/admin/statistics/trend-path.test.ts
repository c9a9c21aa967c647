import { expect, it } from 'vitest';
import { linePath, trendPoints } from './trend-path.ts';

it('draws from edge to edge, the highest day at the top and nothing at the bottom', () => {
  expect(trendPoints([0, 10, 5])).toEqual([
    { x: 0, y: 70 },
    { x: 150, y: 2 },
    { x: 300, y: 36 },
  ]);
});

it('lies flat at the bottom where nothing happened', () => {
  expect(trendPoints([0, 0]).map(({ y }) => y)).toEqual([70, 70]);
  expect(trendPoints([0])).toEqual([{ x: 0, y: 70 }]);
});

it('is one line', () => {
  expect(linePath(trendPoints([0, 1]))).toBe('M0 70L300 2');
  expect(linePath([])).toBe('');
});
