import { days } from '@palm/contract/durations';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../../test/databases.ts';
import { rateLimits } from '../db/schema.ts';
import { consume, forgetWindows } from './rate-limit.ts';

const limit = { max: 3, perMs: 60_000 };
const noon = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);

onEveryDatabase('a rate limit', (database) => {
  const use = async (key: string, now: Date, uses = 1) => {
    const { granted, windowEndsAt } = await consume(database().system, key, limit, { now, uses });
    return { granted, leftMs: windowEndsAt.getTime() - now.getTime() };
  };

  it('allows up to the limit, then says how long to wait', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await use('steady', noon)).toEqual({ granted: 1, leftMs: 60_000 });
    }
    expect(await use('steady', after(10_000))).toEqual({ granted: 0, leftMs: 50_000 });
  });

  it('allows again when the window is over, however often it refused meanwhile', async () => {
    for (let count = 0; count < 10; count += 1) await use('patient', noon);
    expect(await use('patient', after(59_999))).toEqual({ granted: 0, leftMs: 1 });
    expect(await use('patient', after(60_000))).toEqual({ granted: 1, leftMs: 60_000 });
  });

  it('does not stay shut when a clock that ran ahead is put right', async () => {
    for (let count = 0; count < 4; count += 1) await use('ahead', after(days(400)));
    expect(await use('ahead', noon)).toEqual({ granted: 1, leftMs: 60_000 });
  });

  it('counts on where the clock of another process is a little behind', async () => {
    for (let count = 0; count < 3; count += 1) await use('skewed', after(2000));
    expect(await use('skewed', noon)).toEqual({ granted: 0, leftMs: 62_000 });
  });

  it('counts every key by itself', async () => {
    for (let count = 0; count < 4; count += 1) await use('busy', noon);
    expect((await use('quiet', noon)).granted).toBe(1);
  });

  it('lets exactly the limit through when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => use('crowd', noon)));
    expect(answers.filter(({ granted }) => granted > 0)).toHaveLength(3);
  });

  it('grants several at once, as many as are left', async () => {
    expect((await use('several', noon, 2)).granted).toBe(2);
    expect((await use('several', noon, 2)).granted).toBe(1);
    expect((await use('several', noon, 2)).granted).toBe(0);
    expect((await use('several', after(60_000), 2)).granted).toBe(2);
  });

  it('forgets windows of the past and keeps the others', async () => {
    await use('old', after(-1));
    await use('new', after(1));
    await forgetWindows(database().system, noon);
    const keys = (await database().system.select().from(rateLimits)).map(({ key }) => key);
    expect(keys).toContain('new');
    expect(keys).not.toContain('old');
  });
});
