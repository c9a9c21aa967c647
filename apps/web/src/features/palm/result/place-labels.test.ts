import { expect, it } from 'vitest';
import { type LineToName, placeLabels } from './place-labels.ts';

const FRAME = { left: 0, top: 0, width: 352, height: 352 };

const along = (
  name: LineToName['name'],
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): LineToName => ({
  name,
  points: Array.from({ length: 20 }, (_, step): [number, number] => [
    fromX + ((toX - fromX) * step) / 19,
    fromY + ((toY - fromY) * step) / 19,
  ]),
});

const boxes = (lines: readonly LineToName[]) =>
  placeLabels(lines, FRAME).map(({ name, x, y, anchor }) => {
    const width = name.length * 8;
    const left = anchor === 'end' ? x - width : x;
    return { left, right: left + width, top: y - 8, bottom: y + 8 };
  });

it('is placed where the line continues', () => {
  const [label] = placeLabels([along('head', [100, 100], [200, 120])], FRAME);
  expect(label).toMatchObject({ name: 'head', anchor: 'start', y: 120 });
  expect(label?.x).toBeGreaterThan(200);
});

it('turns inwards at the edge of the picture', () => {
  for (const end of [350, 2]) {
    const [box] = boxes([along('heart', [176, 100], [end, 100])]);
    expect(box?.left).toBeGreaterThanOrEqual(0);
    expect(box?.right).toBeLessThanOrEqual(352);
  }
});

it('covers no other name, though the lines of a small hand end close together', () => {
  const all = boxes([
    along('heart', [240, 190], [170, 165]),
    along('head', [160, 165], [205, 200]),
    along('life', [160, 168], [185, 222]),
    along('fate', [195, 245], [192, 176]),
  ]);
  expect(all).toHaveLength(4);
  for (const [index, a] of all.entries()) {
    for (const b of all.slice(index + 1)) {
      const isApart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(isApart).toBe(true);
    }
  }
});
