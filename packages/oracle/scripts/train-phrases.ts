import { writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { readModel } from '../load/read-model.ts';
import { PHRASES_FILE } from '../load/read-phrases.ts';
import { encodePhrases } from '../src/chat/understand/phrase-file.ts';
import { onAxes } from '../src/chat/understand/score-families.ts';
import { embedAll } from './families/embed-all.ts';
import { keyedPhrases } from './families/keyed-phrases.ts';
import { phraseTable } from './families/phrase-table.ts';
import {
  allPhrasings,
  hashPhrasings,
  type Labelled,
  readPhrases,
  type Sample,
  sampleOf,
} from './families/read-samples.ts';
import { withoutDoubles } from './families/without-doubles.ts';

/** Places the passages' phrases among the families. Run it after a phrase has changed, and after train-families.ts. */
const model = readModel();
const phrases = readPhrases(model);
const phrasings = allPhrasings();
const asSeen = (phrase: Labelled): Sample => sampleOf(phrase, model.words);
const samples = phrases.map(asSeen);
const encoder = openUnderstanding();
const vectors = await embedAll(
  samples.map(({ plain }) => plain),
  encoder,
);
await encoder.close();
const placed = withoutDoubles(
  samples.map((sample, index) => ({ sample, vector: vectors[index] ?? new Float32Array() })),
  model,
);
const table = phraseTable(
  placed.map(({ sample }) => sample),
  placed.map(({ vector }) => onAxes(vector, model.meaning)),
  keyedPhrases([...samples, ...phrasings.map(asSeen)]),
);
const bytes = encodePhrases({
  ...table,
  hash: hashPhrasings([...phrases, ...phrasings]),
  modelHash: model.hash,
});
writeFileSync(PHRASES_FILE, bytes);
process.stdout.write(
  `${placed.length} phrases of ${table.passages.length} passages, ${table.keys.length} keys, ${bytes.length} bytes\n`,
);
