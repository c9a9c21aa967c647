import { unpack } from '../../src/chat/understand/packed-file.ts';
import { bytesOf } from '../read-bytes.ts';

/** Reads one row of a table from its file. */
export type ReadRow = (row: number) => Int8Array;

/** The arrays of a file, one after the other. */
export interface Parts {
  readonly header: unknown;
  readonly next: () => Float32Array;
  readonly nextBytes: () => Int8Array;
  /** A table that stays in its file: of the pieces of words a message has few. */
  readonly nextRows: (width: number) => ReadRow;
}

export function readParts(file: URL): Parts {
  const read = bytesOf(file);
  const { header, part, placeOf } = unpack(read);
  let at = -1;
  const step = (): number => {
    at += 1;
    return at;
  };
  return {
    header,
    next: () => new Float32Array(part(step())),
    nextBytes: () => new Int8Array(part(step())),
    nextRows: (width) => {
      const place = placeOf(step());
      return (row) => new Int8Array(read(place + row * width, width).buffer);
    },
  };
}
