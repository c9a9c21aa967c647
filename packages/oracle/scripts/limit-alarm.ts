import { writeFileSync } from 'node:fs';
import { loadSentenceEncoder } from '../load/encoder/sentence-encoder.ts';
import { ALARM_FILE, readAlarm } from '../load/read-alarm.ts';
import { encodeLinear } from '../src/learned/linear-file.ts';
import { findLimit, readText, unseenMessages } from './alarm/find-limit.ts';

/** Finds the limit of the alarm anew. Run it after the danger encoder was taught; the other models stay as they are. */
const { linear, meaning } = readAlarm();
const encode = loadSentenceEncoder();
const { limit, report } = findLimit(
  { linear, meaning, vectorOf: (text) => encode(readText(text)) },
  unseenMessages(),
);
writeFileSync(ALARM_FILE, encodeLinear({ ...linear, limit }));
process.stdout.write(`${report}\n`);
