import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillCachedFolder, findCachedFolder } from './cached-folder.mjs';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'palm-cache-'));
  vi.stubEnv('XDG_CACHE_HOME', home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

/** @param {string} folder */
const isUsable = async (folder) => existsSync(join(folder, 'tool'));
/** @param {string} maker */
const fillAs = (maker) => async (/** @type {string} */ folder) =>
  writeFileSync(join(folder, 'tool'), maker);
const kept = () => readdirSync(join(home, 'palm-and-soul'));

it('finds nothing at first, and afterwards what was made', async () => {
  expect(await findCachedFolder('tool', isUsable)).toBeUndefined();
  const made = await fillCachedFolder('tool', isUsable, fillAs('me'));
  expect(await findCachedFolder('tool', isUsable)).toBe(made);
});

it('leaves nothing behind when the filling breaks off or yields nothing usable', async () => {
  const breaksOff = fillCachedFolder('tool', isUsable, async () => {
    throw new Error('the network went away');
  });
  await expect(breaksOff).rejects.toThrow('the network went away');
  await expect(fillCachedFolder('tool', isUsable, async () => {})).rejects.toThrow(
    'does not start',
  );
  expect(kept()).toEqual([]);
});

it('keeps the first of two made at once, and throws the second away', async () => {
  const made = await fillCachedFolder('tool', isUsable, async (slower) => {
    await fillCachedFolder('tool', isUsable, fillAs('the faster one'));
    await fillAs('the slower one')(slower);
  });
  expect(readFileSync(join(made, 'tool'), 'utf8')).toBe('the faster one');
  expect(kept()).toEqual(['tool']);
});

it('replaces one that no longer works', async () => {
  const broken = await fillCachedFolder('tool', isUsable, fillAs('before'));
  rmSync(join(broken, 'tool'));
  expect(await findCachedFolder('tool', isUsable)).toBeUndefined();
  const made = await fillCachedFolder('tool', isUsable, fillAs('after'));
  expect(readFileSync(join(made, 'tool'), 'utf8')).toBe('after');
  expect(kept()).toEqual(['tool']);
});
