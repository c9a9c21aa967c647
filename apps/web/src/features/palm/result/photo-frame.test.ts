import { expect, it } from 'vitest';
import { photoFrame } from './traced-photo.tsx';

const photo = { width: 1000, height: 1000 };
const joints: [number, number][] = [
  [400, 800],
  [500, 300],
  [300, 500],
];

it('cuts a photo to the hand, with room around it', () => {
  expect(photoFrame({ ...photo, joints })).toEqual({
    left: 215,
    top: 215,
    width: 370,
    height: 670,
  });
});

it('goes no further than the photo', () => {
  const close = photoFrame({ width: 550, height: 820, joints });
  expect(close.left + close.width).toBe(550);
  expect(close.top + close.height).toBe(820);
});

it('shows all of a photo whose joints are not known', () => {
  expect(photoFrame(photo)).toEqual({ left: 0, top: 0, ...photo });
});
