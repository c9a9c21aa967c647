import { describe, expect, it } from 'vitest';
import { renderHand } from '../../test/rendered-hand/render-hand.ts';
import { TEMPLATES } from '../lines/templates.ts';
import { pictureProblem, rgbOfCanvas } from './picture-problem.ts';
import { halve, type RgbImage } from './rgb-image.ts';

const { image } = renderHand({ hand: 'right', creases: TEMPLATES, side: 512 });

const lit = (by: number): RgbImage => ({ ...image, data: image.data.map((value) => value * by) });

/** Small, and large again: what was fine is gone. */
function blurred(): RgbImage {
  const small = halve(halve(halve(halve(image))));
  const data = image.data.map((_, at) => {
    const [x, y] = [Math.floor(at / 3) % image.width, Math.floor(at / 3 / image.width)];
    return smoothAt(small, x / 16 - 0.5, y / 16 - 0.5, at % 3);
  });
  return { ...image, data };
}

function smoothAt({ width, data }: RgbImage, x: number, y: number, channel: number): number {
  const [x0, y0] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [fx, fy] = [Math.max(0, x - x0), Math.max(0, y - y0)];
  const at = (dx: number, dy: number) => {
    const [column, row] = [Math.min(width - 1, x0 + dx), Math.min(width - 1, y0 + dy)];
    return data[(row * width + column) * 3 + channel] ?? 0;
  };
  const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  return upper * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}

describe('a quick look at a picture', () => {
  it('finds nothing wrong with a clear one', () => {
    expect(pictureProblem(image)).toBeUndefined();
  });

  it('finds it too dark with a fifth of the light', () => {
    expect(pictureProblem(lit(0.2))).toBe('too-dark');
  });

  it('finds it too blurred when the fine detail is gone', () => {
    expect(pictureProblem(blurred())).toBe('too-blurred');
  });

  it('reads the pixels of a canvas', () => {
    const canvas = rgbOfCanvas(2, 1, [1, 2, 3, 255, 4, 5, 6, 255]);
    expect(Array.from(canvas.data)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
