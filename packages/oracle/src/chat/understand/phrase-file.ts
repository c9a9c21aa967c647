import type { PhraseTable } from './model.ts';
import { pack, type ReadBytes, unpack } from './packed-file.ts';

type Header = Pick<PhraseTable, 'hash' | 'modelHash' | 'passages'>;

export const encodePhrases = ({ hash, modelHash, passages, ...table }: PhraseTable): Uint8Array =>
  pack({ hash, modelHash, passages } satisfies Header, [
    table.passageOf,
    table.places,
    table.lengths,
    table.hashes,
    table.rarity,
    table.starts,
    table.phrases,
    table.keys,
    table.passageOfKey,
  ]);

export function decodePhrases(read: ReadBytes): PhraseTable {
  const { header, part } = unpack(read);
  return {
    ...(header as Header),
    passageOf: new Uint16Array(part(0)),
    places: new Int8Array(part(1)),
    lengths: new Float32Array(part(2)),
    hashes: new Uint32Array(part(3)),
    rarity: new Float32Array(part(4)),
    starts: new Uint32Array(part(5)),
    phrases: new Uint32Array(part(6)),
    keys: new Uint32Array(part(7)),
    passageOfKey: new Uint16Array(part(8)),
  };
}
