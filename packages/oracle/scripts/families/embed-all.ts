import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Understanding } from '../../load/open-understanding.ts';

const BATCH = 32;
const SIZE = 512;
const CACHE = new URL('../../../../node_modules/.cache/encoder/', import.meta.url);

/** The vectors of many texts; those that were asked for before come from a file. */
export async function embedAll(
  texts: readonly string[],
  { embed }: Understanding,
): Promise<Float32Array[]> {
  const kept = readKept();
  const missing = [...new Set(texts)].filter((text) => !kept.has(keyOf(text)));
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    const vectors = await embed(batch);
    batch.forEach((text, index) => kept.set(keyOf(text), vectors[index] ?? new Float32Array(SIZE)));
  }
  if (missing.length > 0) writeKept(kept);
  return texts.map((text) => kept.get(keyOf(text)) ?? new Float32Array(SIZE));
}

const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

function readKept(): Map<string, Float32Array> {
  try {
    const keys = JSON.parse(readFileSync(new URL('keys.json', CACHE), 'utf8')) as string[];
    const bytes = new Uint8Array(readFileSync(new URL('vectors.bin', CACHE)));
    const values = new Float32Array(bytes.buffer);
    return new Map(keys.map((key, row) => [key, values.subarray(row * SIZE, (row + 1) * SIZE)]));
  } catch {
    return new Map();
  }
}

function writeKept(kept: ReadonlyMap<string, Float32Array>): void {
  const values = new Float32Array(kept.size * SIZE);
  [...kept.values()].forEach((vector, row) => values.set(vector, row * SIZE));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(new URL('keys.json', CACHE), JSON.stringify([...kept.keys()]));
  writeFileSync(new URL('vectors.bin', CACHE), new Uint8Array(values.buffer));
}
