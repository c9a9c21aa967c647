import type { ByteReader } from './byte-reader.ts';

/**
 * Sorted names, each stored as what it adds to the one before it. The shared lengths make the list
 * a tree: all names that begin alike stand together, and `next` leads past them.
 */
export type NameTable = {
  readonly size: number;
  /** How many leading units name i shares with name i - 1. */
  readonly shared: Uint8Array;
  /** The first later name that shares less with the one before it than name i does. */
  readonly next: Uint32Array;
  /** The further units of name i stand from added[i] up to added[i + 1]. */
  readonly added: Uint32Array;
  readonly units: Uint16Array;
  /** Whom the name belongs to; its meaning is the owner's of the table. */
  readonly owner: Uint32Array;
};

const LINE_END = 10;

export function readNameTable(reader: ByteReader): NameTable {
  const size = reader.number();
  const shared = reader.numbers(new Uint8Array(size));
  const { added, units } = splitLines(reader.block(), size);
  const owner = reader.numbers(new Uint32Array(size));
  return { size, shared, next: nextSharingLess(shared), added, units, owner };
}

export function nextSharingLess(shared: Uint8Array): Uint32Array {
  const next = new Uint32Array(shared.length).fill(shared.length);
  for (let name = shared.length - 2; name >= 0; name--) {
    let later = name + 1;
    while (later < shared.length && (shared[later] ?? 0) >= (shared[name] ?? 0)) {
      later = next[later] ?? shared.length;
    }
    next[name] = later;
  }
  return next;
}

/** UTF-8 lines as UTF-16 units end to end. Names outside the basic plane do not occur. */
function splitLines(bytes: Uint8Array, size: number): Pick<NameTable, 'added' | 'units'> {
  const units = new Uint16Array(bytes.length - size);
  const added = new Uint32Array(size + 1);
  let line = 0;
  let end = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === LINE_END) added[++line] = end;
    else if (byte < 0x80) units[end++] = byte;
    else if (byte >= 0xc0) units[end++] = byte & (byte < 0xe0 ? 0x1f : 0x0f);
    else units[end - 1] = ((units[end - 1] ?? 0) << 6) | (byte & 0x3f);
  }
  return { added, units: units.slice(0, end) };
}
