import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { palmPoints } from '@palm/palmistry/test/palm-points';
import { scoreLine } from '@palm/palmistry/test/score-line';
import { PRINCIPAL_LINES, type HandRefusal } from '@palm/palmistry/vocabulary';
import { palmPage } from '@palm/oracle/book/palm-page';
import { openBook } from '@palm/oracle/open-book';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOR_MANY_PHOTOS } from './adapters/pool-options.ts';
import { createProcessPool } from './adapters/process-pool.ts';
import type { PalmReader } from './palm-reader.ts';

/*
 * Photos of real hands are not ours to carry. They are looked for beside the repository; the marks of their lines,
 * which are ours, lie with the palmistry package.
 */
const ROOT = new URL('../../../../../', import.meta.url);
const PHOTOS = new URL('../shared/data/palms/', ROOT);
const MARKS = new URL('packages/palmistry/test/data/marks.json', ROOT);

const isThere = existsSync(PHOTOS);
const why = isThere ? '' : ', skipped: there are none in ../shared/data/palms';
const photo = (name: string) => readFileSync(new URL(name, PHOTOS));
const filesIn = (folder: string) => (isThere ? readdirSync(new URL(folder, PHOTOS)) : []);

type Line = [number, number][];
const { marks } = JSON.parse(readFileSync(MARKS, 'utf8')) as {
  marks: Record<string, Record<(typeof PRINCIPAL_LINES)[number], Line>>;
};

describe.skipIf(!isThere)(`photos${why}`, () => {
  let reader: PalmReader;
  beforeAll(() => {
    reader = createProcessPool(FOR_MANY_PHOTOS);
  });
  afterAll(() => reader.close());
  const read = (bytes: Uint8Array) => reader.read(async () => bytes);

  const take = async (bytes: Uint8Array) => {
    const reading = await read(bytes);
    if (reading.verdict === 'refused') throw new Error(`refused: ${reading.reason}`);
    return reading;
  };
  const readPalm = (file: string) => take(photo(`palms/${file}`));

  /** Reading one takes half a second, and the same photo is measured the same: that is a test of its own. */
  const readings = new Map<string, ReturnType<typeof readPalm>>();
  const readingOf = (file: string) => {
    const known = readings.get(file) ?? readPalm(file);
    readings.set(file, known);
    return known;
  };

  it.each(filesIn('palms/'))('takes %s, the hand its name says', async (file) => {
    const { hand, lines } = await readingOf(file);
    expect(file).toContain(`_${hand}_`);
    expect(Object.keys(lines)).toEqual(expect.arrayContaining([...PRINCIPAL_LINES]));
  });

  it.each(filesIn('not-palms/'))('refuses %s with a fitting reason', async (file) => {
    expect(await read(photo(`not-palms/${file}`))).toEqual({
      verdict: 'refused',
      reason: fittingReason(file),
    });
  });

  const changes: Record<string, (photo: Sharp) => Sharp> = {
    mirrored: (each) => each.flop(),
    'turned by 180°': (each) => each.rotate(180),
    'at 320 pixels': (each) => each.resize(320, 320, { fit: 'inside' }),
    'as a poor JPEG': (each) => each.jpeg({ quality: 15 }),
    'at a third of its light': (each) => each.linear(0.33, 0),
    'as WebP': (each) => each.webp(),
  };

  it.each(Object.entries(changes))('takes every palm %s', async (_, change) => {
    for (const file of filesIn('palms/')) {
      const bytes = await change(sharp(photo(`palms/${file}`))).toBuffer();
      expect({ file, verdict: (await read(bytes)).verdict }).toEqual({
        file,
        verdict: 'palm',
      });
    }
  });

  it('traces the marked lines', async () => {
    const sums = { heart: [0, 0], head: [0, 0], life: [0, 0] };
    const marked = Object.entries(marks);
    for (const [file, truth] of marked) {
      const { landmarks, lines } = await readingOf(file);
      for (const name of PRINCIPAL_LINES) {
        const traced = palmPoints(landmarks, lines[name]?.points ?? []);
        const { recall, precision } = scoreLine(traced, truth[name], 0.035);
        const [recalls = 0, precisions = 0] = sums[name];
        sums[name] = [recalls + recall / marked.length, precisions + precision / marked.length];
      }
    }
    const atLeast = (name: keyof typeof sums, recall: number, precision: number) => {
      expect(sums[name][0], `recall of ${name}`).toBeGreaterThan(recall);
      expect(sums[name][1], `precision of ${name}`).toBeGreaterThan(precision);
    };
    atLeast('heart', 0.9, 0.9);
    atLeast('head', 0.85, 0.85);
    atLeast('life', 0.85, 0.8);
  });

  const copies: Record<string, (photo: Sharp) => Sharp> = {
    'turned by 90°': (each) => each.rotate(90),
    'turned by 30°': (each) => each.rotate(30),
    smaller: (each) => each.resize(480, 480, { fit: 'inside' }),
    darker: (each) => each.linear(0.6, 0),
    'poorly stored': (each) => each.jpeg({ quality: 30 }),
    'with more around it': (each) =>
      each.extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#888' }),
  };

  /** The passages on what is measured alike each time. */
  const toldOf = ({ findings }: Awaited<ReturnType<typeof take>>): readonly string[] =>
    palmPage(openBook(), findings)?.used ?? [];

  it('takes a hand in another size, light or direction, and tells the same of it', async () => {
    let [same, first, all] = [0, 0, 0];
    for (const file of filesIn('palms/')) {
      const told = toldOf(await readingOf(file));
      // A fourth only where the hand has that much of its own.
      expect([3, 4]).toContain(told.length);
      for (const change of Object.values(copies)) {
        const again = toldOf(await take(await change(sharp(photo(`palms/${file}`))).toBuffer()));
        same += told.filter((id) => again.includes(id)).length / told.length;
        first += again[0] === told[0] ? 1 : 0;
        all += 1;
      }
    }
    expect(first / all).toBeGreaterThanOrEqual(0.95);
    expect(same / all).toBeGreaterThanOrEqual(0.95);
  }, 600_000);

  it.each(filesIn('palms/'))('tells each line of %s once, and ends on the hand', async (file) => {
    const { findings } = await readingOf(file);
    const page = palmPage(openBook(), findings);
    const lines = (page?.used ?? []).flatMap((id) => /^palm\/(\w+)-line-/u.exec(id)?.[1] ?? []);
    expect(new Set(lines).size).toBe(lines.length);
    expect(page?.parts.at(-1)?.cites.length).toBeGreaterThanOrEqual(3);
  });

  it('gives no two palms the same findings', async () => {
    const seen = new Set<string>();
    for (const file of filesIn('palms/')) {
      const { findings } = await readingOf(file);
      seen.add(findings.map(({ what }) => what).join(' '));
    }
    expect(seen.size).toBe(filesIn('palms/').length);
  });

  it('measures the same photo the same, twice', async () => {
    const [file = ''] = filesIn('palms/');
    expect(await readPalm(file)).toEqual(await readingOf(file));
  });
});

function fittingReason(file: string): HandRefusal {
  if (file.startsWith('back')) return 'back-of-hand';
  if (file.startsWith('gesture')) return 'too-small';
  return 'no-hand';
}
