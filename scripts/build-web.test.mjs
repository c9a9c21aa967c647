import { expect, it } from 'vitest';
import { tryTwice } from './build-web.mjs';

const LATE = 'Error: Prerender: Request failed for /: The operation was aborted due to timeout';

/** @param {string[]} failures what each run says before one succeeds */
function runs(failures) {
  let count = 0;
  const run = () => {
    const output = failures[count];
    count += 1;
    return Promise.resolve({ ok: output === undefined, output: output ?? '' });
  };
  return { run, count: () => count };
}

it('builds once more where a page took too long on a busy machine', async () => {
  const { run } = runs([LATE]);
  expect(await tryTwice(run)).toMatchObject({ ok: true });
});

it('gives up after the second time, and at once where the reason is another', async () => {
  const late = runs([LATE, LATE, LATE]);
  expect(await tryTwice(late.run)).toMatchObject({ ok: false, output: LATE });
  expect(late.count()).toBe(2);
  const broken = runs(['Could not resolve "./gone.ts"']);
  expect(await tryTwice(broken.run)).toMatchObject({ ok: false });
  expect(broken.count()).toBe(1);
});
