import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PALMS, renderPhoto } from '../../../test/palm/rendered-palm.ts';

const COMMAND = fileURLToPath(new URL('../../../bin/palm.ts', import.meta.url));
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'palm-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('prints a line per photo, draws the lines it found, and goes on past a broken file', async () => {
  const { bytes } = await renderPhoto({ hand: 'right', creases: PALMS.one });
  await writeFile(path.join(folder, 'palm.png'), bytes);
  await writeFile(path.join(folder, 'half.png'), bytes.subarray(0, bytes.length / 2));
  const files = ['half.png', 'missing.jpg', 'palm.png'].map((name) => path.join(folder, name));
  const overlays = path.join(folder, 'overlays');
  const { stdout } = await run(process.execPath, [COMMAND, '--overlay', overlays, ...files]);
  const lines: unknown[] = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

  expect(lines).toEqual([
    { file: files[0], verdict: 'refused', reason: 'damaged' },
    expect.objectContaining({ file: files[1], verdict: 'refused', reason: 'unreadable' }),
    expect.objectContaining({ file: files[2], verdict: 'palm', hand: 'right' }),
  ]);
  const point = [expect.any(Number), expect.any(Number)];
  expect(lines[2]).toMatchObject({
    lines: { heart: expect.arrayContaining([point]), head: expect.any(Array) },
    confidence: { heart: expect.any(Number), life: expect.any(Number) },
    findings: expect.arrayContaining([expect.objectContaining({ id: 'head.length' })]),
  });
  expect((lines[2] as { landmarks: unknown[] }).landmarks).toHaveLength(21);
  expect(await readdir(overlays)).toEqual(['palm.png.png']);
  const drawn = await sharp(path.join(overlays, 'palm.png.png')).removeAlpha().raw().toBuffer();
  const plain = await sharp(bytes).removeAlpha().raw().toBuffer();
  expect(drawn).toHaveLength(plain.length);
  expect(drawn.equals(plain)).toBe(false);
});

it('says how it is used when it is given nothing', async () => {
  await expect(run(process.execPath, [COMMAND])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage'),
  });
});
