import { readFileSync } from 'node:fs';
import { unpack } from '../../src/chat/understand/packed-file.ts';

/** The arrays of a file, one after the other. */
export interface Parts {
  readonly header: unknown;
  readonly next: () => Float32Array;
  readonly nextBytes: () => Int8Array;
}

export function readParts(file: URL): Parts {
  const { header, part } = unpack(readFileSync(file));
  let at = -1;
  const take = (): ArrayBuffer => {
    at += 1;
    return part(at);
  };
  return {
    header,
    next: () => new Float32Array(take()),
    nextBytes: () => new Int8Array(take()),
  };
}
