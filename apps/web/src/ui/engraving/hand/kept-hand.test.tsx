import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeptHand } from './kept-hand.tsx';

type Pair = readonly [number, number];

const UPRIGHT: readonly Pair[] = Array.from({ length: 21 }, (_, joint) =>
  joint === 0 ? [0, 0] : [joint - 9, -100 - joint],
);
const turned = ([x, y]: Pair): Pair => [-y * 3 + 500, x * 3 + 200];
const drawn = (joints: readonly Pair[], line: readonly Pair[]): string =>
  renderToStaticMarkup(
    <KeptHand joints={joints} lines={[{ name: 'head', points: line }]} label="A hand" />,
  );
const pathsOf = (markup: string): string[] =>
  [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

const LINE: readonly Pair[] = [
  [-20, -40],
  [30, -60],
];

it('draws a hand the same, whichever way and how large it was held', () => {
  expect(pathsOf(drawn(UPRIGHT.map(turned), LINE.map(turned)))).toEqual(
    pathsOf(drawn(UPRIGHT, LINE)),
  );
});

it('gives each line a stroke of its own', () => {
  expect(drawn(UPRIGHT, LINE)).toContain('stroke-dasharray="20 15"');
});
