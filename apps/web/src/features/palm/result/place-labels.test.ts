import { expect, it } from 'vitest';
import { handRows } from './hand-rows.ts';
import { type LineToName, placeLabels, type PlacedLabel } from './place-labels.ts';

const FRAME = { left: 0, top: 0, width: 352, height: 440 };

/** An upright right hand, seen from its palm: thumb on the left in a photo of it. */
const JOINTS: readonly (readonly [number, number])[] = [
  [176, 330],
  [130, 305],
  [100, 270],
  [78, 240],
  [62, 214],
  [140, 210],
  [130, 160],
  [125, 130],
  [121, 105],
  [172, 200],
  [172, 145],
  [172, 110],
  [172, 84],
  [203, 208],
  [210, 156],
  [213, 125],
  [215, 100],
  [230, 224],
  [243, 186],
  [250, 163],
  [256, 142],
];
const rows = handRows(JOINTS);

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

const boxOf = ({ name, x, y, anchor }: PlacedLabel) => {
  const width = name.length * 8;
  const left = anchor === 'end' ? x - width : x;
  return { left, right: left + width, top: y - 8, bottom: y + 8 };
};

const LINES = [
  along('heart', [236, 240], [150, 222]),
  along('head', [132, 246], [212, 276]),
  along('life', [132, 250], [160, 318]),
];

it('sets every name outside the hand and inside the picture', () => {
  for (const label of placeLabels(LINES, { frame: FRAME, rows })) {
    const { left, right, top, bottom } = boxOf(label);
    const hand = rows(top, bottom);
    expect(right < (hand?.left ?? Infinity) || left > (hand?.right ?? 0)).toBe(true);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(FRAME.width);
  }
});

it('starts a leader at the end that no other line shares', () => {
  const ends = placeLabels(LINES, { frame: FRAME, rows }).map(({ name, from }) => [name, from]);
  expect(Object.fromEntries(ends)).toMatchObject({ head: [212, 276], life: [160, 318] });
});

it('turns inwards at the edge of a picture that the hand fills', () => {
  const tight = { left: 60, top: 100, width: 190, height: 240 };
  for (const label of placeLabels(LINES, { frame: tight, rows })) {
    // The letters are as large as the picture is small.
    const width = (label.name.length * 8 * tight.width) / 352;
    const left = label.anchor === 'end' ? label.x - width : label.x;
    expect(left).toBeGreaterThanOrEqual(tight.left);
    expect(left + width).toBeLessThanOrEqual(tight.left + tight.width);
  }
});

it('covers no other name, though the lines of a small hand end close together', () => {
  const all = placeLabels(
    [
      along('heart', [240, 190], [170, 165]),
      along('head', [160, 165], [205, 200]),
      along('life', [160, 168], [185, 222]),
      along('fate', [195, 245], [192, 176]),
    ],
    { frame: FRAME, rows },
  ).map(boxOf);
  expect(all).toHaveLength(4);
  for (const [index, a] of all.entries()) {
    for (const b of all.slice(index + 1)) {
      const isApart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(isApart).toBe(true);
    }
  }
});
