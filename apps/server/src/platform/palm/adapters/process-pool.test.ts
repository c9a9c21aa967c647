import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { PalmReaderBusy, PalmReaderFailed, type PalmReader } from '../palm-reader.ts';
import { createProcessPool } from './process-pool.ts';
import type { PoolOptions } from './pool-options.ts';
import { processUse } from './process-use.ts';
import { ACTION } from '../../../../test/palm/stand-in-actions.ts';

const open: PalmReader[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function poolOf(options: Partial<PoolOptions> = {}): PalmReader {
  const workerFile = new URL('../../../../test/palm/stand-in-worker.ts', import.meta.url);
  const pool = createProcessPool({ workerFile, ...options });
  open.push(pool);
  return pool;
}

const photo = (action: keyof typeof ACTION) => async () => Uint8Array.of(ACTION[action]);
const goneMissing = () => Promise.reject(new Error('the photo is gone'));
const byFreshProcess = { verdict: 'refused', reason: 'no-hand' };
const bySameProcess = { verdict: 'refused', reason: 'too-small' };

const describeProcess = async (pool: PalmReader) =>
  JSON.parse(Buffer.from(await pool.shrink(photo('describe'), 1)).toString()) as {
    pid: number;
    priority: number;
    env: string[];
  };

describe('the pool', () => {
  it('reads one photo after the other with one process', async () => {
    const pool = poolOf();
    const readings = await Promise.all([1, 2, 3].map(() => pool.read(photo('read'))));
    expect(readings).toEqual([byFreshProcess, bySameProcess, bySameProcess]);
  });

  it('does not fetch the bytes of a photo that waits', async () => {
    const pool = poolOf();
    const hanging = pool.read(photo('hang')).catch(() => undefined);
    let isFetched = false;
    const waiting = pool.read(async () => {
      isFetched = true;
      return photo('read')();
    });
    await Promise.all([pool.close(), hanging, waiting.catch(() => undefined)]);
    expect(isFetched).toBe(false);
  });

  it('passes on what goes wrong where the bytes come from', async () => {
    const pool = poolOf();
    await expect(pool.read(goneMissing)).rejects.toThrow('the photo is gone');
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
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

  it('ends a process that says nothing for too long, and goes on with another', async () => {
    const pool = poolOf({ photoMs: 200 });
    await expect(pool.read(photo('hang'))).rejects.toThrow('took too long');
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
  });

  it('ends a process that uses up its processor time, and refuses that photo', async () => {
    const pool = poolOf({ photoCpuMs: 200 });
    const { pid } = await describeProcess(pool);
    expect(await pool.clean(photo('spin'))).toEqual({ isPhoto: false, reason: 'too-complex' });
    await eventually(async () => expect(processUse(pid)).toBeNull());
    expect(await pool.read(photo('spin'))).toEqual({ verdict: 'refused', reason: 'too-complex' });
    await expect(pool.shrink(photo('spin'), 9)).rejects.toThrow(PalmReaderFailed);
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
  });

  it('ends a process that runs out of heap, and goes on with another', async () => {
    const pool = poolOf({ restMemoryBytes: 32 * 2 ** 20 });
    await expect(pool.read(photo('exhaust'))).rejects.toThrow(PalmReaderFailed);
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
  });

  it('ends a process that grows beyond its memory, and refuses that photo', async () => {
    const pool = poolOf({ peakMemoryBytes: 2 ** 20 });
    const refused = { verdict: 'refused', reason: 'too-complex' };
    await expect(pool.read(photo('hang'))).resolves.toEqual(refused);
  });

  it('keeps the process when a photo merely fails', async () => {
    const pool = poolOf();
    await expect(pool.read(photo('fail'))).rejects.toThrow('cursed');
    await expect(pool.read(photo('read'))).resolves.toEqual(bySameProcess);
  });

  it('replaces a process that holds too much, after it has answered', async () => {
    const pool = poolOf();
    await expect(pool.read(photo('hoard'))).resolves.toEqual(byFreshProcess);
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
  });

  it('replaces a process that has read its share', async () => {
    const pool = poolOf({ photosPerProcess: 1 });
    for (let count = 0; count < 3; count++) {
      await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
    }
  });

  it('ends a process that has nothing to do, and starts another for the next photo', async () => {
    const pool = poolOf({ idleMs: 1 });
    const { pid } = await describeProcess(pool);
    await eventually(async () => expect(processUse(pid)).toBeNull());
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
  });

  it('gives back the memory of what has nothing to do, and starts anew', async () => {
    const pool = poolOf();
    const { pid } = await describeProcess(pool);
    await pool.giveBack();
    expect(processUse(pid)).toBeNull();
    await expect(pool.read(photo('read'))).resolves.toEqual(byFreshProcess);
  });

  it('leaves requests the right of way, and tells its process nothing of our settings', async () => {
    const { priority, env } = await describeProcess(poolOf());
    expect(priority).toBe(5);
    expect(env.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([
      'UV_THREADPOOL_SIZE',
      'MALLOC_ARENA_MAX',
      'MALLOC_TRIM_THRESHOLD_',
      'MALLOC_MMAP_THRESHOLD_',
    ]);
  });

  it('turns photos away when too many wait, and takes them again later', async () => {
    const pool = poolOf({ maxWaiting: 1 });
    const [first, second] = [pool.read(photo('read')), pool.read(photo('read'))];
    await expect(pool.read(photo('read'))).rejects.toThrow(PalmReaderBusy);
    await Promise.all([first, second]);
    await expect(pool.read(photo('read'))).resolves.toEqual(bySameProcess);
  });

  it('turns a photo away that has waited too long', async () => {
    const pool = poolOf({ waitMs: 1 });
    const hanging = pool.read(photo('hang')).catch(() => undefined);
    await expect(pool.read(photo('read'))).rejects.toThrow(PalmReaderBusy);
    await pool.close();
    await hanging;
  });

  it('fails what waits when its process cannot be started', async () => {
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
