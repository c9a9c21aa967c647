import { writeFileSync } from 'node:fs';
import { openUnderstanding } from '../load/open-understanding.ts';
import { ALARM_FILE, ALARM_MEANING_FILE } from '../load/read-alarm.ts';
import { withoutSlang } from '../src/chat/understand/words/plain-text.ts';
import { encodeHiddenLayer, hiddenScore } from '../src/learned/hidden-layer.ts';
import { encodeLinear } from '../src/learned/linear-file.ts';
import { linearScores } from '../src/learned/linear-model.ts';
import { alarmFeatures } from '../src/safety/alarm/alarm-features.ts';
import {
  ALARM_KINDS,
  alarmScore,
  mayBeMeant,
  MEANING_UNITS,
} from '../src/safety/alarm/alarm-model.ts';
import { alarmText } from '../src/safety/alarm/alarm-text.ts';
import { assess } from '../src/safety/assess.ts';
import { lookAtMessage } from '../src/safety/look-at-message.ts';
import {
  authoredExamples,
  calmHeldBack,
  calmNotLearned,
  dangerNotLearned,
  hashExamples,
  readExamples,
} from './alarm/read-examples.ts';
import { embedAll } from './families/embed-all.ts';
import { fitHiddenLayer } from './learned/fit-hidden-layer.ts';
import { fitLinear } from './learned/fit-linear.ts';

/** Of a thousand calm messages it never saw, so many may be asked about. */
const ASKED_PER_THOUSAND = 3.2;

/** Learns the alarm anew from the examples. Run it after examples, concepts or families have changed. */
const examples = readExamples();
const notFound = (texts: readonly string[]): string[] =>
  texts.filter((text) => assess(text).grade < 2);
const calm = notFound(calmNotLearned());
const heldBack = notFound(calmHeldBack());
const danger = notFound(dangerNotLearned());

const englishOf = (text: string): string => alarmText(text) ?? text;

const texts = [...new Set([...examples.map(({ text }) => text), ...calm, ...heldBack, ...danger])];
const understanding = openUnderstanding();
const vectors = await embedAll(
  texts.map((text) => withoutSlang(englishOf(text)) || 'nothing'),
  understanding,
);
await understanding.close();
const vectorOfText = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
const vectorOf = (text: string): Float32Array => vectorOfText.get(text) ?? new Float32Array();
const featuresOf = (text: string): number[] =>
  alarmFeatures(lookAtMessage(englishOf(text)).normalised);

const rows = examples.map(({ text, kind, weight }) => ({
  features: featuresOf(text),
  vector: vectorOf(text),
  kind: kind === null ? -1 : ALARM_KINDS.indexOf(kind),
  isDanger: kind !== null,
  weight,
}));
const fitted = fitLinear(ALARM_KINDS.length, rows);
const meaning = fitHiddenLayer(MEANING_UNITS, rows);

function scoreOf(text: string): number {
  const looked = lookAtMessage(englishOf(text));
  if (!mayBeMeant(looked) || alarmText(text) === null) return -Infinity;
  const scores = linearScores(fitted, featuresOf(text), vectorOf(text));
  return alarmScore({ scores, meaning: hiddenScore(meaning, vectorOf(text)) }, looked);
}
const scores = calm.map(scoreOf).toSorted((a, b) => b - a);
const limit = scores[Math.floor((calm.length * ASKED_PER_THOUSAND) / 1000)] ?? Infinity;
const asked = heldBack.filter((text) => scoreOf(text) >= limit);
const met = danger.filter((text) => scoreOf(text) >= limit);
const bytes = encodeLinear({ ...fitted, hash: hashExamples(authoredExamples()), limit });
writeFileSync(ALARM_FILE, bytes);
writeFileSync(ALARM_MEANING_FILE, encodeHiddenLayer(meaning));
process.stdout.write(
  `${examples.length} examples, limit ${limit.toFixed(2)}, ${asked.length} of ${heldBack.length} calm chat messages asked about, ${met.length} of ${danger.length} dangers met, ${bytes.length} bytes\n`,
);
