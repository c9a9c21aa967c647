import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { copySparsely } from './sparse-copies.ts';

// Put back after each test.
// oxlint-disable-next-line typescript/unbound-method
const { slice, set } = Uint8Array.prototype;
afterEach(() => {
  Object.assign(Uint8Array.prototype, { slice, set });
});

const SIZE = 20_000_001;
const written = [0, 70_000, 65_536 * 9, SIZE - 300].map((at) => [at, randomBytes(300)] as const);

function mostlyZeros(): Uint8Array {
  const array = new Uint8Array(SIZE);
  for (const [at, bytes] of written) array.set(bytes, at);
  return array;
}

it('copies what an array holds, to the last byte', () => {
  const array = mostlyZeros();
  const expected = slice.call(array, 3, -5);
  copySparsely();
  expect(Buffer.compare(array.slice(3, -5), expected)).toBe(0);
  expect(array.slice()).toHaveLength(SIZE);
});

it('writes zeros back over what was written since', () => {
  copySparsely();
  const array = mostlyZeros();
  const before = array.slice();
  array.fill(7, 100_000, 200_000);
  array.set(before);
  expect(Buffer.compare(array, before)).toBe(0);
});

it('takes next to no memory for zeros', () => {
  const zeros = new Uint8Array(256 * 2 ** 20);
  copySparsely();
  const before = process.memoryUsage.rss();
  const copy = zeros.slice();
  zeros.set(copy);
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20);
  expect(copy).toHaveLength(zeros.length);
});
