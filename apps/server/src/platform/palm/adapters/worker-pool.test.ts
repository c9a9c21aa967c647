import { afterEach, describe, expect, it } from 'vitest';
import { PalmReaderBusy, PalmReaderFailed, type PalmReader } from '../palm-reader.ts';
import { DEED } from './stand-in-deeds.ts';
import { createWorkerPool, type PoolOptions } from './worker-pool.ts';

const open: PalmReader[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function poolOf(options: Partial<PoolOptions> = {}): PalmReader {
  const workerFile = new URL('stand-in-worker.ts', import.meta.url);
  const pool = createWorkerPool({ workers: 1, workerFile, ...options });
  open.push(pool);
  return pool;
}

const photo = (deed: keyof typeof DEED): Uint8Array => Uint8Array.of(DEED[deed]);
const byFreshWorker = { verdict: 'refused', reason: 'no-hand' };
const bySameWorker = { verdict: 'refused', reason: 'too-small' };

describe('the pool', () => {
  it('reads one photo after the other with one worker', async () => {
    const pool = poolOf();
    const readings = await Promise.all([1, 2, 3].map(() => pool.read(photo('read'))));
    expect(readings).toEqual([byFreshWorker, bySameWorker, bySameWorker]);
  });

  it('leaves the bytes it was given to the caller', async () => {
    const bytes = photo('read');
    await poolOf().read(bytes);
    expect(bytes).toHaveLength(1);
  });

  it('loses one photo to a crash, and none of those that wait', async () => {
    const pool = poolOf();
    const [lost, ...others] = await Promise.allSettled([
      pool.read(photo('crash')),
      pool.read(photo('read')),
      pool.read(photo('read')),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(PalmReaderFailed) });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('ends a worker that takes too long, and goes on with another', async () => {
    const pool = poolOf({ photoMs: 200 });
    await expect(pool.read(photo('hang'))).rejects.toThrow('took too long');
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshWorker);
  });

  it('ends a worker that eats up its memory, and goes on with another', async () => {
    const pool = poolOf({ memoryBytes: 32 * 2 ** 20 });
    await expect(pool.read(photo('exhaust'))).rejects.toThrow(PalmReaderFailed);
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshWorker);
  });

  it('keeps the worker when a photo merely fails', async () => {
    const pool = poolOf();
    await expect(pool.read(photo('fail'))).rejects.toThrow('cursed');
    await expect(pool.read(photo('read'))).resolves.toEqual(bySameWorker);
  });

  it('replaces a worker that holds too much, after it has answered', async () => {
    const pool = poolOf();
    await expect(pool.read(photo('hoard'))).resolves.toEqual(byFreshWorker);
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshWorker);
  });

  it('replaces a worker that has read its share', async () => {
    const pool = poolOf({ photosPerWorker: 1 });
    for (let count = 0; count < 3; count++) {
      await expect(pool.read(photo('read'))).resolves.toEqual(byFreshWorker);
    }
  });

  it('turns photos away when too many wait, and takes them again later', async () => {
    const pool = poolOf({ maxWaiting: 1 });
    const [first, second] = [pool.read(photo('read')), pool.read(photo('read'))];
    await expect(pool.read(photo('read'))).rejects.toThrow(PalmReaderBusy);
    await Promise.all([first, second]);
    await expect(pool.read(photo('read'))).resolves.toEqual(bySameWorker);
  });

  it('fails what waits when the models cannot be loaded', async () => {
    const pool = poolOf({ workerFile: new URL('no-such-worker.ts', import.meta.url) });
    await expect(pool.read(photo('read'))).rejects.toThrow(PalmReaderFailed);
  });

  it('gives up what is under way when it is closed, and takes nothing more', async () => {
    const pool = poolOf();
    const reads = Promise.allSettled([pool.read(photo('hang')), pool.read(photo('read'))]);
    await pool.close();
    for (const { status } of await reads) expect(status).toBe('rejected');
    await expect(pool.read(photo('read'))).rejects.toThrow(PalmReaderFailed);
  });
});
