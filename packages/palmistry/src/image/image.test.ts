import { describe, expect, it } from 'vitest';
import { expose } from './expose.ts';
import { createPyramid } from './pyramid.ts';
import type { RgbImage } from './rgb-image.ts';
import { sampleSquare } from './sample-square.ts';

const picture = (side: number, level: (x: number, y: number) => number): RgbImage => {
  const data = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const cell = Math.floor(at / 3);
    return level(cell % side, Math.floor(cell / side));
  });
  return { width: side, height: side, data };
};

const identity = { a: 1, b: 0, c: 0.5, d: 0, e: 1, f: 0.5 };

describe('sampling', () => {
  it('returns the very pixels when nothing is turned or scaled', () => {
    const image = picture(32, (x, y) => x * 4 + y);
    const { rgb, inside } = sampleSquare(createPyramid(image), identity, 32);
    expect(Array.from(rgb)).toEqual(Array.from(image.data));
    expect(inside.every((each) => each === 1)).toBe(true);
  });

  it('is black outside the picture, and says so', () => {
    const image = picture(32, () => 200);
    const { rgb, inside } = sampleSquare(createPyramid(image), { ...identity, c: -20 }, 32);
    expect(rgb[0]).toBe(0);
    expect(inside[0]).toBe(0);
    expect(rgb[3 * 31]).toBe(200);
    expect(inside[31]).toBe(1);
  });

  it('averages instead of skipping when it shrinks', () => {
    const stripes = picture(256, (x) => (x % 2 === 0 ? 0 : 200));
    const shrink = { a: 4, b: 0, c: 2, d: 0, e: 4, f: 2 };
    const { rgb } = sampleSquare(createPyramid(stripes), shrink, 64);
    for (const value of rgb) expect(Math.abs(value - 100)).toBeLessThan(2);
  });
});

describe('exposure', () => {
  it('leaves a well-lit picture alone', () => {
    const image = picture(16, () => 150);
    expect(expose(image)).toBe(image);
  });

  it('brightens a dim one in proportion', () => {
    const dim = picture(16, (x) => (x < 8 ? 20 : 40));
    const data = expose(dim)?.data ?? new Uint8Array();
    expect(data[0]).toBe(100);
    expect(data.at(-1)).toBe(200);
  });

  it('gives up on a black one', () => {
    expect(expose(picture(16, () => 6))).toBeUndefined();
  });
});
