import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Embed } from '../../src/chat/embed.ts';

/** Where the vectors of an encoder are kept, and how many numbers each has. */
export interface Kept {
  readonly file: string;
  readonly size: number;
}

const BATCH = 32;
const KEY_BYTES = 16;
/** Outside the checkout: every checkout has the same encoders. */
const CACHE = join(homedir(), '.cache', 'palm-and-soul');

const SENTENCES: Kept = { file: join(CACHE, 'sentence-vectors.bin'), size: 512 };

/** The vectors of the encoder with this hash, of so many numbers. */
export const keptForMatters = (hash: string, size: number): Kept => ({
  file: join(CACHE, `matter-vectors-${hash}.bin`),
  size,
});

/** The vectors of many texts; those that were asked for before come from a file, also after an interrupted run. */
export async function embedAll(
  texts: readonly string[],
  { embed }: { readonly embed: Embed },
  { file, size }: Kept = SENTENCES,
): Promise<Float32Array[]> {
  const kept = readKept(file, size);
  const missing = [...new Set(texts)].filter((text) => !kept.has(keyOf(text)));
  mkdirSync(CACHE, { recursive: true });
  for (let at = 0; at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    const vectors = await embed(batch);
    batch.forEach((text, index) => {
      const vector = vectors[index] ?? new Float32Array(size);
      kept.set(keyOf(text), vector);
      appendFileSync(file, recordOf(keyOf(text), vector));
    });
  }
  return texts.map((text) => kept.get(keyOf(text)) ?? new Float32Array(size));
}

const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, KEY_BYTES);

const recordOf = (key: string, vector: Float32Array): Buffer =>
  Buffer.concat([
    Buffer.from(key, 'latin1'),
    Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
  ]);

function readKept(path: string, size: number): Map<string, Float32Array> {
  const kept = new Map<string, Float32Array>();
  if (!existsSync(path)) return kept;
  const file = readFileSync(path);
  const record = KEY_BYTES + size * Float32Array.BYTES_PER_ELEMENT;
  for (let at = 0; at + record <= file.length; at += record) {
    const values = file.buffer.slice(
      file.byteOffset + at + KEY_BYTES,
      file.byteOffset + at + record,
    );
    kept.set(file.toString('latin1', at, at + KEY_BYTES), new Float32Array(values));
  }
  return kept;
}
