import { readModel } from '../../load/read-model.ts';
import { readMatterTries, readPhrases, sampleOf } from '../families/read-samples.ts';

/** What the encoder of matters is taught with: one JSON line for each text, with the passage or matter that it is for. */
const model = readModel();
for (const text of [...readPhrases(model), ...readMatterTries()]) {
  const { family: label, plain } = sampleOf(text, model.words);
  process.stdout.write(`${JSON.stringify({ label, text: text.text, plain })}\n`);
}
