import { writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { TONES_FILE } from '../load/read-tones.ts';
import { toneFeatures } from '../src/chat/tone/tone-features.ts';
import { TONES } from '../src/chat/tone/tones.ts';
import { withoutSlang } from '../src/chat/understand/words/plain-text.ts';
import { encodeLinear } from '../src/learned/linear-file.ts';
import { embedAll } from './families/embed-all.ts';
import { fitKinds } from './learned/fit-kinds.ts';
import { hashTones, questionExamples, toldExamples } from './tones/read-tone-examples.ts';

/** How much large weights cost: few examples teach little. */
const COST = 2e-3;

/** Learns the tones anew. Run it after the examples, or the words that tones are known by, have changed. */
const told = toldExamples();
const examples = [...told, ...questionExamples()];
const understanding = openUnderstanding();
const vectors = await embedAll(
  examples.map(({ text }) => withoutSlang(text) || 'nothing'),
  understanding,
);
await understanding.close();
const rows = examples.map(({ text, tone }, at) => ({
  text,
  kind: tone,
  vector: vectors[at] ?? new Float32Array(),
  features: toneFeatures(text),
}));

const bytes = encodeLinear({
  ...fitKinds(TONES.length, rows, COST),
  hash: hashTones(told),
  limit: 0,
});
writeFileSync(TONES_FILE, bytes);
process.stdout.write(`${told.length} told messages, ${bytes.length} bytes\n`);
