import { added, attend, normed, type Norm } from './attention.ts';
import type { Dense } from './dense.ts';

export interface Layer {
  /** Null where the layer is as wide as what comes in. */
  readonly widen: Dense | null;
  readonly attentionNorm: Norm;
  readonly queries: Dense;
  readonly output: Dense;
  readonly innerNorm: Norm;
  readonly inner: Dense;
  readonly outer: Dense;
}

const HEADS = 4;

/** The pieces of a sentence, one row each, through one layer. */
export function throughLayer(layer: Layer, rows: Float32Array, count: number): Float32Array {
  const kept = layer.widen === null ? rows : layer.widen(rows);
  const queries = layer.queries(normed(rows, layer.attentionNorm));
  const attended = added(layer.output(attend(queries, count, HEADS)), kept);
  const inner = withoutNegatives(layer.inner(normed(attended, layer.innerNorm)));
  return added(layer.outer(inner), attended);
}

function withoutNegatives(rows: Float32Array): Float32Array {
  for (let at = 0; at < rows.length; at += 1) rows[at] = Math.max(0, rows[at] ?? 0);
  return rows;
}
