import { describe, expect, it } from 'vitest';
import { type RateLease, RateLeases } from './rate-leases.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);

/** A limit somewhere else, of which every taking gives up to three uses. */
function limitOf(left: number) {
  const takings: number[] = [];
  const take = async (): Promise<RateLease> => {
    await Promise.resolve();
    const uses = Math.min(3, left);
    left -= uses;
    takings.push(uses);
    if (uses === 0) throw new Error('none left');
    return { uses, endsAt: after(60_000) };
  };
  return { take, takings };
}

describe('leased uses', () => {
  it('are taken some at a time and handed out one by one, up to the limit', async () => {
    const leases = new RateLeases();
    const { take, takings } = limitOf(7);
    for (let use = 0; use < 7; use += 1) await leases.spend('a', noon, take);
    expect(takings).toEqual([3, 3, 1]);
    await expect(leases.spend('a', noon, take)).rejects.toThrow('none left');
  });

  it('are exactly the limit for many calls at once, and none is taken without a call that uses it', async () => {
    const leases = new RateLeases();
    const { take, takings } = limitOf(8);
    const spent = await Promise.allSettled(
      Array.from({ length: 40 }, () => leases.spend('a', noon, take)),
    );
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(takings.filter((uses) => uses > 0)).toEqual([3, 3, 2]);
  });

  it('are lost when their window ends', async () => {
    const leases = new RateLeases();
    const { take, takings } = limitOf(9);
    await leases.spend('a', noon, take);
    await leases.spend('a', after(59_999), take);
    expect(takings).toEqual([3]);
    const next = limitOf(9);
    const takeNext = async () => ({ ...(await next.take()), endsAt: after(120_000) });
    await leases.spend('a', after(60_000), takeNext);
    await leases.spend('a', after(60_000), takeNext);
    expect(next.takings).toEqual([3]);
  });

  it('of one key are nothing to another', async () => {
    const leases = new RateLeases();
    const { take, takings } = limitOf(9);
    await leases.spend('a', noon, take);
    await leases.spend('b', noon, take);
    expect(takings).toEqual([3, 3]);
  });
});
