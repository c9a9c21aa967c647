import { crc32 } from 'node:zlib';
import type { FileRefusal } from '@palm/palmistry/vocabulary';
import sharp from 'sharp';
import { jpegOfScans } from './many-scans.ts';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly reason: FileRefusal;
}

/** What people and attackers upload in place of a photo, for the tests. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  const [jpeg, png, webp] = await Promise.all([
    noise().jpeg().toBuffer(),
    noise().png().toBuffer(),
    noise().webp().toBuffer(),
  ]);
  return [
    { name: 'nothing', bytes: new Uint8Array(), reason: 'empty-file' },
    { name: 'one byte', bytes: Uint8Array.of(0xff), reason: 'not-a-photo' },
    {
      name: 'HTML',
      bytes: text('<!doctype html><script>alert(1)</script>'),
      reason: 'not-a-photo',
    },
    { name: 'SVG', bytes: text(svg), reason: 'not-a-photo' },
    { name: 'XML before SVG', bytes: text(`<?xml version="1.0"?>${svg}`), reason: 'not-a-photo' },
    { name: 'GIF', bytes: await noise().gif().toBuffer(), reason: 'not-a-photo' },
    { name: 'TIFF', bytes: await noise().tiff().toBuffer(), reason: 'not-a-photo' },
    { name: 'PDF', bytes: text('%PDF-1.7\n1 0 obj'), reason: 'not-a-photo' },
    { name: 'ZIP', bytes: text('PK\u0003\u0004'), reason: 'not-a-photo' },
    { name: 'JPEG magic, then HTML', bytes: afterMagic(jpeg, 3), reason: 'damaged' },
    { name: 'PNG magic, then HTML', bytes: afterMagic(png, 8), reason: 'damaged' },
    { name: 'WebP magic, then HTML', bytes: afterMagic(webp, 12), reason: 'damaged' },
    { name: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), reason: 'damaged' },
    { name: 'half a PNG', bytes: png.subarray(0, png.length / 2), reason: 'damaged' },
    { name: 'half a WebP', bytes: webp.subarray(0, webp.length / 2), reason: 'damaged' },
    { name: 'a JPEG of its header', bytes: jpeg.subarray(0, 200), reason: 'damaged' },
    {
      name: 'a PNG that claims 100 megapixels',
      bytes: claiming(png, 10_000),
      reason: 'too-many-pixels',
    },
    { name: 'a true PNG of 100 megapixels', bytes: await blank(10_000), reason: 'too-many-pixels' },
    { name: 'a progressive JPEG of 50 megapixels', bytes: scans(1), reason: 'too-many-pixels' },
    {
      name: 'an interlaced PNG of 49 megapixels',
      bytes: claiming(png, 7000, { isInterlaced: true }),
      reason: 'too-many-pixels',
    },
    {
      name: 'a WebP of 49 megapixels',
      bytes: await blank(7000, 'webp'),
      reason: 'too-many-pixels',
    },
    { name: 'a JPEG of 33 scans', bytes: scans(33), reason: 'too-complex' },
    { name: 'a JPEG of 2,647 scans', bytes: scans(2647), reason: 'too-complex' },
    { name: 'an animated WebP', bytes: await animated(), reason: 'animated' },
    { name: 'an animated PNG', bytes: withFrames(png), reason: 'animated' },
  ];
}

const text = (words: string): Buffer => Buffer.from(words);

const SIDE = 64;

/** Does not compress, so that half of the file is half of the picture. */
function noise() {
  let state = 7;
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } });
}

const afterMagic = (file: Buffer, length: number): Buffer =>
  Buffer.concat([
    file.subarray(0, length),
    Buffer.from('<html><body>hello</body></html>'.repeat(9)),
  ]);

const scans = (count: number): Buffer => jpegOfScans({ width: 8000, height: 6250, scans: count });

/** A WebP of many pixels takes the encoder four seconds, with little effort one and a half. */
const blank = (side: number, format: 'png' | 'webp' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#000000' } })
    .toFormat(format, format === 'webp' ? { effort: 0 } : {})
    .toBuffer();

async function animated(): Promise<Buffer> {
  // Two frames that are alike would be stored as one.
  const frames = [await blank(SIDE), await noise().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Width and height stand at bytes 16 and 20 of a PNG, its interlacing at 28, its first chunk's checksum at 29. */
function claiming(png: Buffer, side: number, { isInterlaced = false } = {}): Buffer {
  const claim = Buffer.from(png);
  claim.writeUInt32BE(side, 16);
  claim.writeUInt32BE(side, 20);
  claim.writeUInt8(isInterlaced ? 1 : 0, 28);
  claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
  return claim;
}

/** An acTL chunk after the header makes an APNG. */
function withFrames(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4);
  chunk.writeUInt32BE(2, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
