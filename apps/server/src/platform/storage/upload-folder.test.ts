import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUploadFolder } from './upload-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palm-uploads-'));
});
afterAll(() => rm(root, { recursive: true }));

it('gives back what was written, piece by piece, as often as it is asked', async () => {
  const upload = await (await openUploadFolder(join(root, 'a'))).open();
  expect(await upload.bytes()).toEqual(new Uint8Array());
  await upload.write(Uint8Array.of(1, 2, 3));
  await upload.write(Uint8Array.of(4));
  expect(await upload.bytes()).toEqual(Uint8Array.of(1, 2, 3, 4));
  await upload.write(Uint8Array.of(5));
  expect(await upload.bytes()).toEqual(Uint8Array.of(1, 2, 3, 4, 5));
  await upload.close();
});

it('keeps an upload under no name that anybody could find, now or after a crash', async () => {
  const folder = join(root, 'b');
  const upload = await (await openUploadFolder(folder)).open();
  await upload.write(Uint8Array.of(1));
  expect(await readdir(folder)).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await upload.close();
});

it('says which setting to change where nothing can be kept', async () => {
  await writeFile(join(root, 'file'), '');
  await expect(openUploadFolder(join(root, 'file', 'uploads'))).rejects.toThrow(
    /^Cannot keep uploads in .* Set DATA_DIR to a folder/,
  );
});
