import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/databases.ts';
import { createAdminFigures } from './read-figures.ts';

const clock = { now: () => new Date('2026-03-31T12:00:00Z') };

onOneDatabase('the figures of the dashboard', (database) => {
  it('reads one figure at a time', async () => {
    const figures = createAdminFigures({ db: database(), clock });
    let atOnce = 0;
    let most = 0;
    const reading = async () => {
      most = Math.max(most, (atOnce += 1));
      await Promise.resolve();
      atOnce -= 1;
    };
    await Promise.all([figures.read(reading), figures.read(reading), figures.read(reading)]);
    expect(most).toBe(1);
  });

  it('reads a figure once for all who ask while it waits', async () => {
    const figures = createAdminFigures({ db: database(), clock });
    const first = figures.users();
    expect(figures.users()).toBe(first);
    await first;
    expect(figures.users()).not.toBe(first);
  });

  it('reads anew for who asks after it has begun: they may have changed what it has seen', async () => {
    const figures = createAdminFigures({ db: database(), clock });
    const before = figures.users();
    // It begins with the next microtask, and no database answers within one.
    await Promise.resolve();
    await Promise.resolve();
    const after = figures.users();
    expect(after).not.toBe(before);
    expect(await after).toEqual(await before);
  });

  it('goes on after a reading that failed, shared or not', async () => {
    const figures = createAdminFigures({ db: database(), clock });
    const failing = figures.read(() => Promise.reject(new Error('no answer')));
    const waiting = figures.plans();
    await expect(failing).rejects.toThrow('no answer');
    expect(await waiting).toEqual({ trial: 0, premium: 0 });
    expect(await figures.plans()).toEqual({ trial: 0, premium: 0 });
  });
});
