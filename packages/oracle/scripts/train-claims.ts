import { writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { CLAIMS_FILE } from '../load/read-claims.ts';
import { claimFeatures } from '../src/checks/claims/claim-features.ts';
import { CLAIM_KINDS } from '../src/checks/claims/claim-kinds.ts';
import { scoreClaim } from '../src/checks/claims/claim-model.ts';
import { plainSky } from '../src/checks/claims/plain-sky.ts';
import { isTouchy } from '../src/checks/claims/is-touchy.ts';
import { encodeLinear } from '../src/learned/linear-file.ts';
import { hashClaims, ownSentences, writtenExamples } from './claims/read-claim-examples.ts';
import { embedAll } from './families/embed-all.ts';
import { fitLinear } from './learned/fit-linear.ts';

/** Of a thousand touchy sentences of our own that it never saw, so many may be stopped. */
const STOPPED_PER_THOUSAND = 55;

/** Learns anew what a model may not say. Run it after the examples have changed. */
const written = writtenExamples();
const { learned, kept } = ownSentences();
const examples = [...written, ...learned.map((text) => ({ text, kind: -1, weight: 1 }))].map(
  (example) => ({ ...example, text: plainSky(example.text) }),
);
const measured = kept.map(plainSky);
const texts = [...new Set([...examples.map(({ text }) => text), ...measured])];
const understanding = openUnderstanding();
const vectors = await embedAll(texts, understanding);
await understanding.close();
const vectorOfText = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
const vectorOf = (text: string): Float32Array => vectorOfText.get(text) ?? new Float32Array();

const fitted = fitLinear(
  CLAIM_KINDS.length,
  examples.map(({ text, kind, weight }) => ({
    features: claimFeatures(text),
    vector: vectorOf(text),
    kind,
    weight,
  })),
);
const scores = measured
  .map((text) => ({
    text,
    score: scoreClaim(fitted, text, vectorOf(text)).score,
  }))
  .toSorted((a, b) => b.score - a.score);
const touchy = scores.filter(({ text }) => isTouchy(text));
const limit = touchy[Math.floor((touchy.length * STOPPED_PER_THOUSAND) / 1000)]?.score ?? Infinity;
const stopped = scores.filter(({ score }) => score >= limit);
const bytes = encodeLinear({ ...fitted, hash: hashClaims(written), limit });
writeFileSync(CLAIMS_FILE, bytes);
process.stdout.write(
  `${written.length} examples, ${learned.length} of our own, ${kept.length} kept, ${touchy.length} of them touchy, ${stopped.length} stopped; limit ${limit.toFixed(2)}, ${bytes.length} bytes\n${stopped
    .map(({ text, score }) => `${score.toFixed(2)} ${text}`)
    .join('\n')}\n`,
);
