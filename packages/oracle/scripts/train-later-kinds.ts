import { writeFileSync } from 'node:fs';
import { LATER_KINDS_FILE } from '../load/read-later-kinds.ts';
import { readModel } from '../load/read-model.ts';
import { encodeLaterKinds, laterFeatures } from '../src/chat/understand/later-kinds.ts';
import {
  hashPhrasings,
  readLaterTries,
  readMatterTries,
  sampleOf,
} from './families/read-samples.ts';
import { matterVectors } from './families/write-matters.ts';
import { fitKinds } from './learned/fit-kinds.ts';

/** Every so many first messages are learned as none of the kinds. */
const STRIDE = 150;
/** How much large weights cost. */
const COST = 3e-4;

/** Learns the later messages of any story anew. Run it after their tries have changed; it takes three minutes. */
const { inAny } = readLaterTries();
const ids = [...new Set(inAny.map(({ family }) => family))];
const others = readMatterTries().filter((_, at) => at % STRIDE === 0);
const { words } = readModel();
const examples = [...inAny, ...others];
const vectors = await matterVectors(examples.map((one) => sampleOf(one, words).plain || 'nothing'));
const rows = examples.map(({ family, text }, at) => ({
  features: laterFeatures(text),
  vector: vectors[at] ?? new Float32Array(),
  kind: ids.indexOf(family),
}));
const model = { ...fitKinds(ids.length, rows, COST), hash: hashPhrasings(inAny) };
const bytes = encodeLaterKinds({ ids, model });
writeFileSync(LATER_KINDS_FILE, bytes);
process.stdout.write(
  `${inAny.length} later messages of ${ids.length} kinds, ${bytes.length} bytes\n`,
);
