import { expect, it } from 'vitest';
import { AtOnce, type Limit } from './at-once.ts';

const ofPerson: Limit = { key: 'person', max: 2, refusal: 'too_many_requests' };
const ofAll: Limit = { key: 'all', max: 3, refusal: 'overloaded' };

it('refuses what is too much for one person, and what is too much for all', async () => {
  const atOnce = new AtOnce();
  const end = Promise.withResolvers<void>();
  const begin = (limits: readonly Limit[]) => atOnce.run(limits, () => end.promise);
  const underWay = [begin([ofPerson, ofAll]), begin([ofPerson, ofAll])];
  await expect(begin([ofPerson, ofAll])).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterMs: 5000 },
  });
  underWay.push(begin([ofAll]));
  await expect(begin([ofAll])).rejects.toMatchObject({ code: 'overloaded' });
  end.resolve();
  await Promise.all(underWay);
});

it('takes new work when some has ended, however it ended', async () => {
  const atOnce = new AtOnce();
  const once: Limit = { ...ofPerson, max: 1 };
  await expect(atOnce.run([once], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await atOnce.run([once], async () => 7)).toBe(7);
  expect(await atOnce.run([once], async () => 8)).toBe(8);
});
