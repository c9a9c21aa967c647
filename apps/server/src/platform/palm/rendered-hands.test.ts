import { readFile } from 'node:fs/promises';
import type { HandScene } from '@palm/palmistry/test/render-hand';
import { curveThrough } from '@palm/palmistry/polyline';
import type { PalmReading } from '@palm/palmistry/palm-reading';
import { scoreLine } from '@palm/palmistry/test/score-line';
import { HANDS, type HandRefusal, type LineName } from '@palm/palmistry/vocabulary';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOR_MANY_PHOTOS } from './adapters/pool-options.ts';
import { createProcessPool } from './adapters/process-pool.ts';
import { hostileFiles } from '../../../test/palm/hostile-files.ts';
import type { PalmReader } from './palm-reader.ts';
import {
  type Creases,
  PALMS,
  type RenderedPhoto,
  renderPhoto,
} from '../../../test/palm/rendered-palm.ts';

let reader: PalmReader;
beforeAll(() => {
  reader = createProcessPool(FOR_MANY_PHOTOS);
});
afterAll(() => reader.close());

const read = (bytes: Uint8Array) => reader.read(async () => bytes);

const readScene = async (scene: HandScene) => {
  const photo = await renderPhoto(scene);
  return { photo, reading: await read(photo.bytes) };
};

/** The lines that were not traced where they were drawn. */
function missed(reading: PalmReading, { toPalm }: RenderedPhoto, creases: Creases): string[] {
  if (reading.verdict === 'refused') return [`refused: ${reading.reason}`];
  return Object.entries(creases).flatMap(([name, truth]) => {
    const traced = reading.lines[name as LineName]?.points.map(toPalm);
    if (traced === undefined) return [`no ${name} line`];
    const { recall, precision } = scoreLine(traced, curveThrough(truth), 0.035);
    if (recall > 0.85 && precision > 0.9) return [];
    return [`${name}: recall ${recall}, precision ${precision}`];
  });
}

describe('a rendered palm', () => {
  it.each(HANDS)('is read as a %s one, its lines where they were drawn', async (hand) => {
    for (const creases of Object.values(PALMS)) {
      const { photo, reading } = await readScene({ hand, creases });
      expect(reading).toMatchObject({ verdict: 'palm', hand });
      expect(missed(reading, photo, creases)).toEqual([]);
    }
  });

  it.each([
    { name: 'sideways', change: { rolledDeg: 90 } },
    { name: 'upside down', change: { rolledDeg: 180 } },
    { name: 'aslant', change: { rolledDeg: -30 } },
    { name: 'turned away a little', change: { turnedDeg: 20 } },
    { name: 'small in the picture', change: { zoom: 1.8, side: 900 } },
    { name: 'close to the camera', change: { zoom: 5, shift: [0, -0.12] } },
    { name: 'of dark skin', change: { skin: [110, 75, 58] } },
  ] satisfies { name: string; change: Partial<HandScene> }[])(
    'is read $name',
    async ({ change }) => {
      const { photo, reading } = await readScene({ hand: 'right', creases: PALMS.one, ...change });
      expect(missed(reading, photo, PALMS.one)).toEqual([]);
    },
  );

  it.each([
    { name: 'a poor JPEG', encode: (photo: Sharp) => photo.jpeg({ quality: 15 }) },
    { name: 'a WebP', encode: (photo: Sharp) => photo.webp() },
    { name: 'a dark picture', encode: (photo: Sharp) => photo.linear(0.12, 0).png() },
  ])('is read from $name', async ({ encode }) => {
    const photo = await renderPhoto({ hand: 'left', creases: PALMS.one });
    const reading = await read(await encode(sharp(photo.bytes)).toBuffer());
    expect(missed(reading, photo, PALMS.one)).toEqual([]);
  });

  it('is read at 320 pixels, in the coordinates of those', async () => {
    const { bytes, toPalm } = await renderPhoto({ hand: 'right', creases: PALMS.one });
    const reading = await read(await sharp(bytes).resize(320).jpeg().toBuffer());
    expect(reading).toMatchObject({ width: 320, height: 320 });
    expect(
      missed(reading, { bytes, toPalm: ([x, y]) => toPalm([2 * x, 2 * y]) }, PALMS.one),
    ).toEqual([]);
  });

  it('changes hands in a mirror', async () => {
    const { bytes } = await renderPhoto({ hand: 'right', creases: PALMS.one });
    const mirrored = await read(await sharp(bytes).flop().png().toBuffer());
    expect(mirrored).toMatchObject({ verdict: 'palm', hand: 'left' });
  });

  it('measures the same twice', async () => {
    const { bytes } = await renderPhoto({ hand: 'right', creases: PALMS.one });
    expect(await read(bytes)).toEqual(await read(bytes));
  });

  it.each([
    { file: 'rendered-palm.jpg', verdict: { verdict: 'palm', hand: 'right' } },
    { file: 'rendered-palm-other.jpg', verdict: { verdict: 'palm', hand: 'left' } },
    { file: 'rendered-back.jpg', verdict: { verdict: 'refused', reason: 'back-of-hand' } },
  ])('is read from $file, which other tests upload', async ({ file, verdict }) => {
    const folder = '../../../../../packages/palmistry/test/data/';
    const bytes = await readFile(new URL(folder + file, import.meta.url));
    expect(await read(bytes)).toMatchObject(verdict);
  });

  it('says other things than another palm', async () => {
    const [one, other] = await Promise.all(
      Object.values(PALMS).map(async (creases) => {
        const { reading } = await readScene({ hand: 'right', creases });
        if (reading.verdict === 'refused') throw new Error(reading.reason);
        return reading.findings.map(({ what }) => what);
      }),
    );
    expect(one).toContain('head-line-long');
    expect(other).toContain('head-line-short');
    expect(other).toContain('fate-line-seen');
    expect(one).toContain('fate-line-unseen');
  });
});

/** Without creases: with them, the back of one hand is drawn like the palm of the other. */
const BACK: Partial<HandScene> = { shows: 'back', creases: {} };

describe('a picture that is no open palm', () => {
  it.each([
    { name: 'the back of a right hand', scene: BACK, reason: 'back-of-hand' },
    { name: 'a closing hand', scene: { fingersBentDeg: 60 }, reason: 'fingers-bent' },
    { name: "a hand's edge", scene: { turnedDeg: 75 }, reason: 'not-facing' },
    { name: 'a hand far away', scene: { zoom: 0.8 }, reason: 'too-small' },
    { name: 'a hand half outside', scene: { shift: [0, 0.4] }, reason: 'cut-off' },
    { name: 'a palm without lines', scene: { creases: {} }, reason: 'too-blurred' },
  ] satisfies { name: string; scene: Partial<HandScene>; reason: HandRefusal }[])(
    'is refused: $name is $reason',
    async ({ scene, reason }) => {
      const { reading } = await readScene({ hand: 'right', creases: PALMS.one, ...scene });
      expect(reading).toEqual({ verdict: 'refused', reason });
    },
  );

  it('is refused: the back of a left hand is no right palm', async () => {
    const { reading } = await readScene({ hand: 'left', ...BACK });
    expect(reading).toEqual({ verdict: 'refused', reason: 'back-of-hand' });
  });

  it.each([
    { name: 'a wall', level: 200, reason: 'no-hand' },
    { name: 'a cellar', level: 5, reason: 'too-dark' },
  ])('is refused: $name is $reason', async ({ level, reason }) => {
    const background = { r: level, g: level, b: level };
    const create = { width: 300, height: 300, channels: 3, background } as const;
    const reading = await read(await sharp({ create }).png().toBuffer());
    expect(reading).toEqual({ verdict: 'refused', reason });
  });

  it('is refused when the file is hostile, and the reader goes on', async () => {
    for (const { name, bytes, reason } of await hostileFiles()) {
      expect({ name, ...(await read(bytes)) }).toEqual({ name, verdict: 'refused', reason });
    }
    const { reading } = await readScene({ hand: 'right', creases: PALMS.one });
    expect(reading.verdict).toBe('palm');
  });
});
