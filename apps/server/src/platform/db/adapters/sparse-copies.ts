/** Less than this is not worth a look. */
const LARGE_BYTES = 2 ** 24;
const BLOCK_BYTES = 2 ** 16;

// Both are called on their array below.
// oxlint-disable-next-line typescript/unbound-method
const { slice, set } = Uint8Array.prototype;

/**
 * To initialise a cluster PGlite copies the whole memory of its WebAssembly, 128 MB, and writes it back before each run
 * of PostgreSQL. Nearly all of it is zeros that were never written, and pages that were never written take no memory.
 * After this call `slice` and `set` of large arrays in this process skip the blocks that are already equal.
 */
export function copySparsely(): void {
  Object.assign(Uint8Array.prototype, {
    slice(this: Uint8Array, start?: number, end?: number): Uint8Array {
      if (this.length < LARGE_BYTES) return slice.call(this, start, end);
      const from = this.subarray(start, end);
      const copy = new Uint8Array(from.length);
      copyBlocks(from, copy);
      return copy;
    },
    set(this: Uint8Array, from: ArrayLike<number>, offset = 0): void {
      const isLarge = from instanceof Uint8Array && from.length >= LARGE_BYTES;
      if (!isLarge || offset > 0) set.call(this, from, offset);
      else copyBlocks(from, this);
    },
  });
}

function copyBlocks(from: Uint8Array, to: Uint8Array): void {
  for (let at = 0; at < from.length; at += BLOCK_BYTES) {
    const block = from.subarray(at, at + BLOCK_BYTES);
    const old = to.subarray(at, at + block.length);
    if (Buffer.compare(block, old) !== 0) set.call(old, block);
  }
}
