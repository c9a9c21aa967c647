import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFileStorage } from './adapters/files.ts';
import { createS3Storage } from './adapters/s3.ts';
import { type S3StandIn, startS3StandIn } from '../../../test/stand-ins/s3.ts';
import { BadStoragePath, type Storage } from './storage.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

let folder: string;
let s3: S3StandIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palm-storage-'));
  s3 = await startS3StandIn();
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const adapters = [
  { name: 'files', open: () => mkdtemp(join(folder, 'files-')).then(openFileStorage) },
  { name: 's3', open: async () => createS3Storage(s3.options) },
];

describe.each(adapters)('storage in $name', ({ open }) => {
  let storage: Storage;
  let bucket: string;
  let count = 0;

  beforeEach(async () => {
    storage = await open();
    bucket = `bucket-${count++}`;
  });

  it('gives back the very bytes and their type', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await storage.put(bucket, 'u1/1700000000.jpg', bytes, 'image/jpeg');
    expect(await storage.get(bucket, 'u1/1700000000.jpg')).toEqual({
      bytes,
      contentType: 'image/jpeg',
    });
  });

  it('keeps an empty file, which is not a missing one', async () => {
    await storage.put(bucket, 'empty', new Uint8Array(), 'text/plain');
    expect((await storage.get(bucket, 'empty'))?.bytes).toHaveLength(0);
    expect(await storage.get(bucket, 'missing')).toBeNull();
    expect(await storage.get(bucket, 'no/such/folder')).toBeNull();
  });

  it('replaces the bytes and the type together', async () => {
    await storage.put(bucket, 'a', bytesOf('first and longer'), 'text/plain');
    await storage.put(bucket, 'a', bytesOf('second'), 'application/json');
    expect(await storage.get(bucket, 'a')).toEqual({
      bytes: bytesOf('second'),
      contentType: 'application/json',
    });
  });

  it('deletes one file, and does not mind when it is gone already', async () => {
    await storage.put(bucket, 'u1/a', bytesOf('a'), 'text/plain');
    await storage.put(bucket, 'u1/b', bytesOf('b'), 'text/plain');
    await storage.delete(bucket, 'u1/a');
    await storage.delete(bucket, 'u1/a');
    await storage.delete(bucket, 'no-user/a');
    expect(await storage.list(bucket, '')).toEqual(['u1/b']);
  });

  it('lists what is in a folder, and nothing beside it', async () => {
    const paths = ['u1/a', 'u1/b', 'u1/b/deeper', 'u1/c', 'u1/d', 'u1/e', 'u1/f', 'u10/a', 'u2'];
    for (const path of paths) await storage.put(bucket, path, bytesOf(path), 'text/plain');
    await storage.put(`${bucket}x`, 'u1/elsewhere', bytesOf('x'), 'text/plain');
    expect(await storage.list(bucket, 'u1')).toEqual(paths.slice(0, 7));
    expect(await storage.list(bucket, '')).toEqual(paths);
    expect(await storage.list(bucket, 'u3')).toEqual([]);
  });

  it('deletes all of one person and nothing of the next', async () => {
    const mine = Array.from({ length: 12 }, (_, index) => `u1/${index}.jpg`);
    for (const path of [...mine, 'u10/0.jpg']) {
      await storage.put(bucket, path, bytesOf(path), 'image/jpeg');
    }
    expect(await storage.deleteAll(bucket, 'u1')).toBe(12);
    expect(await storage.deleteAll(bucket, 'u1')).toBe(0);
    expect(await storage.list(bucket, '')).toEqual(['u10/0.jpg']);
  });

  it.each([
    '/etc/passwd',
    '../secret',
    'u1/../u2/a.jpg',
    'u1/..',
    'u1//a',
    'u1/',
    './a',
    'u1/.hidden',
    String.raw`u1\a`,
    'u1/a b',
    'u1/a\0.jpg',
    'u1/a\n',
    'u1/%2e%2e/a',
    'é/a',
    'a?b',
    'a#b',
    'a~',
    `u1/${'x'.repeat(201)}`,
    Array.from({ length: 301 }, () => 'xy').join('/'),
  ])('refuses the path %j', async (path) => {
    const bytes = bytesOf('x');
    await expect(storage.put(bucket, path, bytes, 'text/plain')).rejects.toThrow(BadStoragePath);
    await expect(storage.get(bucket, path)).rejects.toThrow(BadStoragePath);
    await expect(storage.delete(bucket, path)).rejects.toThrow(BadStoragePath);
    await expect(storage.deleteAll(bucket, path)).rejects.toThrow(BadStoragePath);
    await expect(storage.list(bucket, path)).rejects.toThrow(BadStoragePath);
    expect(await storage.list(bucket, '')).toEqual([]);
  });

  it('refuses to empty a whole bucket', async () => {
    await storage.put(bucket, 'a', bytesOf('x'), 'text/plain');
    await expect(storage.deleteAll(bucket, '')).rejects.toThrow(BadStoragePath);
    expect(await storage.list(bucket, '')).toEqual(['a']);
  });

  it.each(['', '..', '.half-written', 'a/b', 'a b'])('refuses the bucket %j', async (name) => {
    await expect(storage.put(name, 'a', bytesOf('x'), 'text/plain')).rejects.toThrow(
      BadStoragePath,
    );
    await expect(storage.list(name, '')).rejects.toThrow(BadStoragePath);
    await expect(storage.deleteAll(name, 'a')).rejects.toThrow(BadStoragePath);
  });

  it('refuses a content type that would end its header', async () => {
    const hostile = 'text/plain\r\nx-evil: 1';
    await expect(storage.put(bucket, 'a', bytesOf('x'), hostile)).rejects.toThrow(BadStoragePath);
  });
});
