import type { Model } from './model.ts';
import { pack, type ReadBytes, unpack } from './packed-file.ts';

/** The numbers before the arrays: as JSON, because they are few. */
interface Header {
  readonly hash: string;
  readonly families: readonly string[];
  readonly zones: Model['zones'];
  readonly known: string;
  readonly targets: string;
  readonly steps: { readonly phrasings: number; readonly lexical: number };
}

const arraysOf = ({ learned, meaning, lexical }: Model) => [
  meaning.mean,
  meaning.axes,
  meaning.weightSteps,
  meaning.phrasings,
  meaning.weights,
  lexical.hashes,
  lexical.rarity,
  lexical.starts,
  lexical.families,
  lexical.weights,
  learned,
];

export function encodeModel(model: Model): Uint8Array {
  const header: Header = {
    hash: model.hash,
    families: model.families,
    zones: model.zones,
    known: [...model.words.known].join(' '),
    targets: [...model.words.targets.values()].flat().join(' '),
    steps: { phrasings: model.meaning.step, lexical: model.lexical.step },
  };
  return pack(header, arraysOf(model));
}

export function decodeModel(read: ReadBytes): Model {
  const packed = unpack(read);
  const { part } = packed;
  const header = packed.header as Header;
  return {
    hash: header.hash,
    learned: new Uint32Array(part(10)),
    families: header.families,
    zones: header.zones,
    words: {
      known: new Set(header.known.split(' ')),
      targets: Map.groupBy(header.targets.split(' '), (word) => word.length),
    },
    meaning: {
      mean: new Float32Array(part(0)),
      axes: new Float32Array(part(1)),
      weightSteps: new Float32Array(part(2)),
      phrasings: new Int8Array(part(3)),
      weights: new Int8Array(part(4)),
      step: header.steps.phrasings,
    },
    lexical: {
      hashes: new Uint32Array(part(5)),
      rarity: new Float32Array(part(6)),
      starts: new Uint32Array(part(7)),
      families: new Uint16Array(part(8)),
      weights: new Int8Array(part(9)),
      step: header.steps.lexical,
    },
  };
}
