import { writeFileSync } from 'node:fs';
import { createMatterEmbed, hashMatterEncoder } from '../load/encoder/matter-encoder.ts';
import { readModel } from '../load/read-model.ts';
import { MATTERS_FILE } from '../load/read-phrases.ts';
import { encodePhrases } from '../src/chat/understand/phrase-file.ts';
import { embedAll, keptForMatters } from './families/embed-all.ts';
import { phraseTable } from './families/phrase-table.ts';
import { hashPhrasings, readMatterTries, sampleOf } from './families/read-samples.ts';

/** Places what people type about everyday matters. Run it after a matter's tries have changed. */
const { words } = readModel();
const tries = readMatterTries();
const samples = tries.map((one) => sampleOf(one, words));
const embed = createMatterEmbed();
const modelHash = hashMatterEncoder();
const [first = new Float32Array()] = await embed(['']);
const vectors = await embedAll(
  samples.map(({ plain }) => plain),
  { embed },
  keptForMatters(modelHash, first.length),
);
const table = phraseTable(samples, vectors, new Map());
const bytes = encodePhrases({ ...table, hash: hashPhrasings(tries), modelHash });
writeFileSync(MATTERS_FILE, bytes);
process.stdout.write(
  `${samples.length} tries of ${table.passages.length} matters, ${bytes.length} bytes\n`,
);
