import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

/** @type {string} */
let checkout;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(checkout, 'node_modules', 'left-pad'), { recursive: true });
  const lock = JSON.stringify({ packages: { 'node_modules/left-pad': { version: '1.0.0' } } });
  writeFileSync(join(checkout, 'package-lock.json'), lock);
  writeFileSync(join(checkout, 'node_modules', '.package-lock.json'), lock);
});

afterEach(() => rmSync(checkout, { recursive: true }));

test('a package that is recorded and in place counts as installed', () => {
  expect(isInstalled(checkout)).toBe(true);
});

test('a package that is recorded but missing has to be installed', () => {
  rmSync(join(checkout, 'node_modules', 'left-pad'), { recursive: true });
  expect(isInstalled(checkout)).toBe(false);
});
