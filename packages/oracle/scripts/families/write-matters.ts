import { writeFileSync } from 'node:fs';
import { createMatterEmbed, hashMatterEncoder } from '../../load/encoder/matter-encoder.ts';
import type { BankWords } from '../../src/chat/understand/words/repair-spelling.ts';
import { encodePhrases } from '../../src/chat/understand/phrase-file.ts';
import { embedAll, keptForMatters } from './embed-all.ts';
import { phraseTable } from './phrase-table.ts';
import { hashPhrasings, type Labelled, sampleOf } from './read-samples.ts';

const embed = createMatterEmbed();
const modelHash = hashMatterEncoder();

/** Places what people type about matters in the space of the encoder that was taught with them. */
export async function writeMatters(
  file: URL,
  tries: readonly Labelled[],
  words: BankWords,
): Promise<void> {
  const samples = tries.map((one) => sampleOf(one, words));
  const vectors = await matterVectors(samples.map(({ plain }) => plain));
  const table = phraseTable(samples, vectors, new Map());
  const bytes = encodePhrases({ ...table, hash: hashPhrasings(tries), modelHash });
  writeFileSync(file, bytes);
  process.stdout.write(
    `${samples.length} tries of ${table.passages.length} matters, ${bytes.length} bytes\n`,
  );
}

/** The places of some plain texts in that space. */
export async function matterVectors(texts: readonly string[]): Promise<Float32Array[]> {
  const [first = new Float32Array()] = await embed(['']);
  return embedAll(texts, { embed }, keptForMatters(modelHash, first.length));
}
