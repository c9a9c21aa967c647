import { expect, it } from 'vitest';
import { createHeldOutput } from './held-output.mjs';

it('keeps what a command says until it is released, and writes what is said after that at once', async () => {
  let written = '';
  const output = createHeldOutput((text) => (written += text));
  const say = (/** @type {string} */ words, code = 0) =>
    output.show(process.execPath, ['-e', `console.error('${words}'); process.exitCode = ${code}`]);
  expect(await say('first', 3)).toBe(3);
  expect(written).toBe('');
  output.release();
  expect(written).toBe('first\n');
  expect(await say('second')).toBe(0);
  expect(written).toBe('first\nsecond\n');
});
