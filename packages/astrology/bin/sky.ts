import { createInterface } from 'node:readline';
import { answerSkyLine } from './sky-line.ts';

// One chart for each line of {utc, lat, lon} on standard input, in the same order.
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${answerSkyLine(line)}\n`);
}
