import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import { createDesk } from './desk.ts';

const clock = { now: () => new Date('2026-03-31T12:00:00Z') };

onOneDatabase('the desk', (database) => {
  it('reads one figure at a time', async () => {
    const desk = createDesk({ db: database(), clock });
    let atOnce = 0;
    let most = 0;
    const reading = async () => {
      most = Math.max(most, (atOnce += 1));
      await Promise.resolve();
      atOnce -= 1;
    };
    await Promise.all([desk.read(reading), desk.read(reading), desk.read(reading)]);
    expect(most).toBe(1);
  });

  it('reads a figure once for all who ask while it waits', async () => {
    const desk = createDesk({ db: database(), clock });
    const first = desk.users();
    expect(desk.users()).toBe(first);
    await first;
    expect(desk.users()).not.toBe(first);
  });

  it('reads anew for who asks after it has begun: they may have changed what it has seen', async () => {
    const desk = createDesk({ db: database(), clock });
    const before = desk.users();
    // It begins with the next microtask, and no database answers within one.
    await Promise.resolve();
    await Promise.resolve();
    const after = desk.users();
    expect(after).not.toBe(before);
    expect(await after).toEqual(await before);
  });

  it('goes on after a reading that failed, shared or not', async () => {
    const desk = createDesk({ db: database(), clock });
    const failing = desk.read(() => Promise.reject(new Error('no answer')));
    const waiting = desk.plans();
    await expect(failing).rejects.toThrow('no answer');
    expect(await waiting).toEqual({ trial: 0, premium: 0 });
    expect(await desk.plans()).toEqual({ trial: 0, premium: 0 });
  });
});
