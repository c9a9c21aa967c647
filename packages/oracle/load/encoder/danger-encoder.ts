import { createDenseMaker } from './dense.ts';
import { readWordVectors } from './matter-encoder.ts';
import { meanRow, MOST_PIECES, nextDense, nextLayers, shortened, WIDEST, WIDTH } from './minilm.ts';
import { readParts } from './packed-parts.ts';

const FILE = new URL('../../model/danger-encoder.bin', import.meta.url);

/** It was taught with no more pieces of a message than these. */
const READ_PIECES = 62;

/** What a message sounds like as a whole. */
export interface ReadDanger {
  /** The logarithm of the odds that it tells of danger. */
  readonly odds: number;
  /** False where the middle of a long message was left out. */
  readonly isWhole: boolean;
}

/**
 * The encoder of everyday matters, taught further to tell five kinds of danger from calm
 * (packages/oracle/scripts/danger-encoder). It shares the words of that encoder; its layers are its own.
 */
export function loadDangerEncoder(): (text: string) => ReadDanger {
  const parts = readParts(FILE);
  const words = readWordVectors();
  const makeDense = createDenseMaker(MOST_PIECES, WIDEST);
  const read = nextLayers(parts, words, makeDense);
  const hidden = nextDense(makeDense, parts);
  const [outward, biases] = [parts.next(), parts.next()];
  return (text) => {
    const all = words.piecesOf(text);
    const rows = read(shortened(all, READ_PIECES));
    const joined = new Float32Array(2 * WIDTH);
    joined.set(rows.subarray(0, WIDTH));
    joined.set(meanRow(rows), WIDTH);
    const units = hidden(joined).map(Math.tanh);
    const kinds = biases.map((bias, kind) =>
      units.reduce((sum, unit, at) => sum + unit * (outward[at * biases.length + kind] ?? 0), bias),
    );
    return { odds: oddsOfDanger(kinds), isWhole: all.length <= READ_PIECES };
  };
}

/** The last kind is calm. */
function oddsOfDanger(kinds: Float32Array): number {
  const dangers = kinds.subarray(0, -1);
  return Math.log(dangers.reduce((sum, one) => sum + Math.exp(one), 0)) - (kinds.at(-1) ?? 0);
}
