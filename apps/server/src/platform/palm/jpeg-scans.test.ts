import { expect, it } from 'vitest';
import { countScans } from './jpeg-scans.ts';
import { jpegOfScans } from '../../../test/palm/many-scans.ts';

const SMALL = { width: 64, height: 48 };

it('counts every scan', () => {
  for (const scans of [1, 2, 100, 2647]) {
    expect(countScans(jpegOfScans({ ...SMALL, scans }))).toBe(scans);
  }
});

it('counts none in a comment or a picture inside of the file, and none behind its end', () => {
  const jpeg = jpegOfScans({ ...SMALL, scans: 3 });
  const inside = Buffer.concat([Buffer.of(0xff, 0xfe, jpeg.length >> 8, jpeg.length & 0xff), jpeg]);
  inside.writeUInt16BE(jpeg.length + 2, 2);
  const file = Buffer.concat([jpeg.subarray(0, 2), inside, jpeg.subarray(2), jpeg]);
  expect(countScans(file)).toBe(3);
});

it('ends with the file, however it is cut', () => {
  const jpeg = jpegOfScans({ ...SMALL, scans: 3 });
  for (let length = 0; length < jpeg.length; length += 1) {
    expect(countScans(jpeg.subarray(0, length))).toBeLessThanOrEqual(3);
  }
  expect(countScans(Buffer.alloc(1000, 0xff))).toBe(0);
});
