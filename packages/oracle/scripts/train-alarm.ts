import { writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { ALARM_FILE } from '../load/read-alarm.ts';
import { withoutSlang } from '../src/chat/understand/words/plain-text.ts';
import { encodeLinear } from '../src/learned/linear-file.ts';
import { linearScores } from '../src/learned/linear-model.ts';
import { alarmFeatures } from '../src/safety/alarm/alarm-features.ts';
import { ALARM_KINDS, alarmScore, mayBeMeant } from '../src/safety/alarm/alarm-model.ts';
import { alarmText } from '../src/safety/alarm/alarm-text.ts';
import { assess } from '../src/safety/assess.ts';
import { lookAtMessage } from '../src/safety/look-at-message.ts';
import {
  authoredExamples,
  calmNotLearned,
  dangerNotLearned,
  hashExamples,
  readExamples,
} from './alarm/read-examples.ts';
import { embedAll } from './families/embed-all.ts';
import { fitLinear } from './learned/fit-linear.ts';

/** Of a thousand calm messages it never saw, so many may be asked about. */
const ASKED_PER_THOUSAND = 4;

/** Learns the alarm anew from the examples. Run it after examples, concepts or families have changed. */
const examples = readExamples();
const calm = calmNotLearned().filter((text) => assess(text).grade < 2);
const danger = dangerNotLearned().filter((text) => assess(text).grade < 2);

const englishOf = (text: string): string => alarmText(text) ?? text;

const understanding = openUnderstanding();
const vectors = await embedAll(
  [...examples.map(({ text }) => text), ...calm, ...danger].map(
    (text) => withoutSlang(englishOf(text)) || 'nothing',
  ),
  understanding,
);
await understanding.close();
const vectorAt = (at: number): Float32Array => vectors[at] ?? new Float32Array();
const featuresOf = (text: string): number[] =>
  alarmFeatures(lookAtMessage(englishOf(text)).normalised);

const fitted = fitLinear(
  ALARM_KINDS.length,
  examples.map(({ text, kind, weight }, at) => ({
    features: featuresOf(text),
    vector: vectorAt(at),
    kind: kind === null ? -1 : ALARM_KINDS.indexOf(kind),
    weight,
  })),
);
function scoreOf(text: string, vector: Float32Array): number {
  const looked = lookAtMessage(englishOf(text));
  return mayBeMeant(looked) && alarmText(text) !== null
    ? alarmScore(linearScores(fitted, featuresOf(text), vector), looked)
    : -Infinity;
}
const scores = calm
  .map((text, at) => scoreOf(text, vectorAt(examples.length + at)))
  .toSorted((a, b) => b - a);
const limit = scores[Math.floor((calm.length * ASKED_PER_THOUSAND) / 1000)] ?? Infinity;
const met = danger.filter(
  (text, at) => scoreOf(text, vectorAt(examples.length + calm.length + at)) >= limit,
);
const bytes = encodeLinear({ ...fitted, hash: hashExamples(authoredExamples()), limit });
writeFileSync(ALARM_FILE, bytes);
process.stdout.write(
  `${examples.length} examples, limit ${limit.toFixed(2)}, ${met.length} of ${danger.length} dangers met, ${bytes.length} bytes\n`,
);
