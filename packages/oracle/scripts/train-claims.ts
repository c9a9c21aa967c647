import { writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { CLAIMS_FILE } from '../load/read-claims.ts';
import { claimFeatures } from '../src/checks/claims/claim-features.ts';
import { CLAIM_KINDS } from '../src/checks/claims/claim-kinds.ts';
import { PLAIN_LATER } from '../src/checks/claims/claim-model.ts';
import { isTouchy } from '../src/checks/claims/is-touchy.ts';
import { encodeLinear } from '../src/learned/linear-file.ts';
import { linearScores, togetherOf } from '../src/learned/linear-model.ts';
import { hashClaims, ownSentences, writtenExamples } from './claims/read-claim-examples.ts';
import { embedAll } from './families/embed-all.ts';
import { fitLinear } from './learned/fit-linear.ts';

/** Of a thousand touchy sentences of our own that it never saw, so many may be stopped. */
const STOPPED_PER_THOUSAND = 8;

/** Learns anew what a model may not say. Run it after the examples have changed. */
const written = writtenExamples();
const { learned, kept } = ownSentences();
const examples = [...written, ...learned.map((text) => ({ text, kind: -1, weight: 1 }))];
const understanding = openUnderstanding();
const vectors = await embedAll([...examples.map(({ text }) => text), ...kept], understanding);
await understanding.close();
const vectorAt = (at: number): Float32Array => vectors[at] ?? new Float32Array();

const fitted = fitLinear(
  CLAIM_KINDS.length,
  examples.map(({ text, kind, weight }, at) => ({
    features: claimFeatures(text),
    vector: vectorAt(at),
    kind,
    weight,
  })),
);
const scores = kept
  .map((text, at) => ({
    text,
    score: togetherOf(linearScores(fitted, claimFeatures(text), vectorAt(examples.length + at))),
  }))
  .toSorted((a, b) => b.score - a.score);
const touchy = scores.filter(({ text }) => isTouchy(text));
const limit = touchy[Math.floor((touchy.length * STOPPED_PER_THOUSAND) / 1000)]?.score ?? Infinity;
const stopped = scores.filter(
  ({ text, score }) => score >= limit + (isTouchy(text) ? 0 : PLAIN_LATER),
);
const bytes = encodeLinear({ ...fitted, hash: hashClaims(written), limit });
writeFileSync(CLAIMS_FILE, bytes);
process.stdout.write(
  `${written.length} examples, ${learned.length} of our own, ${kept.length} kept, ${touchy.length} of them touchy, ${stopped.length} stopped; limit ${limit.toFixed(2)}, ${bytes.length} bytes\n${stopped
    .map(({ text, score }) => `${score.toFixed(2)} ${text}`)
    .join('\n')}\n`,
);
