import { writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { ALARM_FILE, ALARM_MEANING_FILE } from '../load/read-alarm.ts';
import { encodeHiddenLayer } from '../src/learned/hidden-layer.ts';
import { encodeLinear } from '../src/learned/linear-file.ts';
import { ALARM_KINDS, MEANING_UNITS } from '../src/safety/alarm/alarm-model.ts';
import { featuresOf, findLimit, readText, unseenMessages } from './alarm/find-limit.ts';
import { authoredExamples, hashExamples, readExamples } from './alarm/read-examples.ts';
import { embedAll } from './families/embed-all.ts';
import { fitHiddenLayer } from './learned/fit-hidden-layer.ts';
import { fitLinear } from './learned/fit-linear.ts';

/** Learns the alarm anew from the examples. Run it after examples, concepts or families have changed. */
const examples = readExamples();
const unseen = unseenMessages();

const texts = [...new Set([...examples.map(({ text }) => text), ...Object.values(unseen).flat()])];
const understanding = openUnderstanding();
const vectors = await embedAll(texts.map(readText), understanding);
await understanding.close();
const vectorOfText = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
const vectorOf = (text: string): Float32Array => vectorOfText.get(text) ?? new Float32Array();

const rows = examples.map(({ text, kind, weight }) => ({
  features: featuresOf(text),
  vector: vectorOf(text),
  kind: kind === null ? -1 : ALARM_KINDS.indexOf(kind),
  isDanger: kind !== null,
  weight,
}));
const linear = fitLinear(ALARM_KINDS.length, rows);
const meaning = fitHiddenLayer(MEANING_UNITS, rows);
const { limit, report } = findLimit({ linear, meaning, vectorOf }, unseen);
const bytes = encodeLinear({ ...linear, hash: hashExamples(authoredExamples()), limit });
writeFileSync(ALARM_FILE, bytes);
writeFileSync(ALARM_MEANING_FILE, encodeHiddenLayer(meaning));
process.stdout.write(`${examples.length} examples, ${report}, ${bytes.length} bytes\n`);
