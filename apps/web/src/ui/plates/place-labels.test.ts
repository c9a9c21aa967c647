import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const sheet = { path: [], width: 300 };

it('stands above on the left where the path rises, and on the right where it falls', () => {
  const [rising, falling] = placeLabels(
    [
      { x: 100, y: 80, words: 'Apr 16', isRising: true },
      { x: 140, y: 80, words: 'May 22', isRising: false },
    ],
    sheet,
  );
  expect(rising).toMatchObject({ anchor: 'end', x: 93, y: 71 });
  expect(falling).toMatchObject({ anchor: 'start', x: 147, y: 71 });
});

it('gives way to what was placed before it, and to the edge of the sheet', () => {
  const [, second] = placeLabels(
    [
      { x: 100, y: 80, words: 'Apr 16', isRising: true },
      { x: 104, y: 80, words: 'Apr 18', isRising: true },
    ],
    sheet,
  );
  expect(second).toMatchObject({ anchor: 'start', y: 99 });
  const [atEdge] = placeLabels([{ x: 5, y: 80, words: 'Apr 16', isRising: true }], sheet);
  expect(atEdge).toMatchObject({ anchor: 'start' });
});

it('does not lie on the path, and is left out where there is no room', () => {
  const path = [{ x: 80, y: 68 }];
  const [moved] = placeLabels([{ x: 100, y: 80, words: 'Apr 16', isRising: true }], {
    path,
    width: 300,
  });
  expect(moved).toMatchObject({ anchor: 'start', y: 99 });
  const narrow = placeLabels([{ x: 20, y: 80, words: 'September 16', isRising: true }], {
    path: [],
    width: 40,
  });
  expect(narrow).toEqual([null]);
});
