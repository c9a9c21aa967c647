import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('lets the next one begin when the one before is done, has failed, or has left', async () => {
  const turns = new Turns();
  const happened: string[] = [];
  const gate = Promise.withResolvers<void>();
  const leaver = turns.take(async (leave) => {
    happened.push('leaver begins');
    leave();
    await gate.promise;
    happened.push('leaver ends');
  });
  const failing = turns.take(async () => {
    happened.push('failing');
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  const stayer = turns.take(async () => {
    happened.push('stayer begins');
    await gate.promise;
    happened.push('stayer ends');
  });
  const last = turns.take(async () => happened.push('last'));
  gate.resolve();
  await Promise.all([leaver, stayer, last]);
  expect(happened.indexOf('failing')).toBeLessThan(happened.indexOf('leaver ends'));
  expect(happened.indexOf('stayer ends')).toBeLessThan(happened.indexOf('last'));
});
