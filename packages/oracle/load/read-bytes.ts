import { closeSync, openSync, readSync } from 'node:fs';
import type { ReadBytes } from '../src/chat/understand/packed-file.ts';

/** Reads parts of a file: the whole of it in memory beside its parts would be twice as much. */
export const bytesOf =
  (file: URL): ReadBytes =>
  (from, size) => {
    const bytes = new Uint8Array(size);
    const opened = openSync(file, 'r');
    try {
      const read = readSync(opened, bytes, 0, size, from);
      if (read < size) throw new RangeError(`${file.pathname} ends too early`);
    } finally {
      closeSync(opened);
    }
    return bytes;
  };
