import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Understanding } from '../../load/open-understanding.ts';

const BATCH = 32;
const SIZE = 512;
const KEY_BYTES = 16;
const VECTOR_BYTES = SIZE * Float32Array.BYTES_PER_ELEMENT;
/** Outside the checkout: every checkout has the same encoder. */
const CACHE = join(homedir(), '.cache', 'palm-and-soul');
const CACHE_FILE = join(CACHE, 'sentence-vectors.bin');

/** The vectors of many texts; those that were asked for before come from a file, also after an interrupted run. */
export async function embedAll(
  texts: readonly string[],
  { embed }: Understanding,
): Promise<Float32Array[]> {
  const kept = readKept();
  const missing = [...new Set(texts)].filter((text) => !kept.has(keyOf(text)));
  mkdirSync(CACHE, { recursive: true });
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    const vectors = await embed(batch);
    batch.forEach((text, index) => {
      const vector = vectors[index] ?? new Float32Array(SIZE);
      kept.set(keyOf(text), vector);
      appendFileSync(CACHE_FILE, recordOf(keyOf(text), vector));
    });
  }
  return texts.map((text) => kept.get(keyOf(text)) ?? new Float32Array(SIZE));
}

const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, KEY_BYTES);

const recordOf = (key: string, vector: Float32Array): Buffer =>
  Buffer.concat([
    Buffer.from(key, 'latin1'),
    Buffer.from(vector.buffer, vector.byteOffset, VECTOR_BYTES),
  ]);

function readKept(): Map<string, Float32Array> {
  const kept = new Map<string, Float32Array>();
  if (!existsSync(CACHE_FILE)) return kept;
  const file = readFileSync(CACHE_FILE);
  const record = KEY_BYTES + VECTOR_BYTES;
  for (let at = 0; at + record <= file.length; at += record) {
    const values = file.buffer.slice(
      file.byteOffset + at + KEY_BYTES,
      file.byteOffset + at + record,
    );
    kept.set(file.toString('latin1', at, at + KEY_BYTES), new Float32Array(values));
  }
  return kept;
}
