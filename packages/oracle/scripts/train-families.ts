import { mkdirSync, writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { MODEL_FILE } from '../load/read-model.ts';
import { encodeModel } from '../src/chat/understand/model-file.ts';
import { embedAll } from './families/embed-all.ts';
import { fitModel } from './families/fit-model.ts';
import { readSamples } from './families/read-samples.ts';
import { ZONES } from './families/zones.ts';

/** Learns the recogniser anew from the families' phrasings. Run it after any of them has changed, then train-phrases.ts. */
const samples = readSamples();
const encoder = openUnderstanding();
const vectors = await embedAll(
  samples.samples.map(({ plain }) => plain),
  encoder,
);
await encoder.close();
const { model } = await fitModel(samples, vectors);
const bytes = encodeModel({ ...model, zones: ZONES });
mkdirSync(new URL('.', MODEL_FILE), { recursive: true });
writeFileSync(MODEL_FILE, bytes);
process.stdout.write(
  `${model.families.length} families, ${samples.samples.length} phrasings, ${bytes.length} bytes\n`,
);
