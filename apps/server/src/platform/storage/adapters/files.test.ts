import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StorageFailed } from '../storage.ts';
import { openFileStorage } from './files.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palm-files-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const openRoot = async () => {
  const root = await mkdtemp(join(folder, 'root-'));
  return { root, storage: await openFileStorage(root) };
};
const permissions = async (path: string) => (await stat(path)).mode & 0o777;

it('are closed to everyone else on the machine', async () => {
  const { root, storage } = await openRoot();
  await storage.put('b', 'u1/a', bytesOf('x'), 'text/plain');
  expect(await permissions(join(root, 'b'))).toBe(0o700);
  expect(await permissions(join(root, 'b/u1'))).toBe(0o700);
  expect(await permissions(join(root, 'b/u1/a~'))).toBe(0o600);
});

it('are never reached through a link that leads out', async () => {
  const { root, storage } = await openRoot();
  const outside = await mkdtemp(join(folder, 'outside-'));
  await mkdir(join(outside, 'u1'));
  await writeFile(join(outside, 'u1/a~'), 'text/plain\nsecret');
  await symlink(outside, join(root, 'b'));
  await storage.put('c', 'u1/mine', bytesOf('x'), 'text/plain');
  await symlink(join(outside, 'u1/a~'), join(root, 'c/u1/a~'));

  await expect(storage.get('b', 'u1/a')).rejects.toThrow(StorageFailed);
  await expect(storage.put('b', 'u1/a', bytesOf('x'), 'text/plain')).rejects.toThrow(StorageFailed);
  await expect(storage.deleteAll('b', 'u1')).rejects.toThrow(StorageFailed);
  await expect(storage.get('c', 'u1/a')).rejects.toThrow(StorageFailed);
  expect(await storage.list('c', '')).toEqual(['u1/mine']);
  await storage.put('c', 'u1/a', bytesOf('replaced'), 'text/plain');
  expect(await readFile(join(outside, 'u1/a~'), 'utf8')).toBe('text/plain\nsecret');
});

it('shows a reader one version or the other while it is written over and over', async () => {
  const { root, storage } = await openRoot();
  const versions = ['a', 'b'].map((letter) => bytesOf(letter.repeat(200_000)));
  const write = (index: number) =>
    storage.put('b', 'a', versions[index % 2] ?? bytesOf(''), 'text/plain');
  await write(0);
  const writing = Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
  for (let turn = 0; turn < 20; turn++) {
    const seen = await storage.get('b', 'a');
    expect(versions).toContainEqual(seen?.bytes);
  }
  await writing;
  expect(await readdir(join(root, '.half-written'))).toEqual([]);
});

it('clears away at the start what a crash left half-written, but not what is young', async () => {
  const { root } = await openRoot();
  const [old, young] = ['old', 'young'].map((name) => join(root, '.half-written', name));
  if (old === undefined || young === undefined) throw new Error('unreachable');
  await writeFile(old, 'x');
  await writeFile(young, 'x');
  await utimes(old, 0, 0);
  await openFileStorage(root);
  expect(await readdir(join(root, '.half-written'))).toEqual(['young']);
});

it('says which setting to change where no file can be kept', async () => {
  const { root } = await openRoot();
  await writeFile(join(root, 'file'), '');
  await expect(openFileStorage(join(root, 'file', 'storage'))).rejects.toThrow(
    /^Cannot keep files in .*file\/storage: .* Set DATA_DIR to a folder/,
  );
});

it('list a folder that another call deletes at the same moment', async () => {
  const { storage } = await openRoot();
  for (let round = 0; round < 400; round += 1) {
    await storage.put('b', 'u1/a', bytesOf('x'), 'text/plain');
    const deleting = storage.deleteAll('b', 'u1');
    // Somewhere between the first and the last step of the deletion.
    for (let step = 0; step < round % 30; step += 1) await setImmediate();
    expect([[], ['u1/a']]).toContainEqual(await storage.list('b', 'u1'));
    await deleting;
  }
});
