import { createInterface } from 'node:readline';
import { answerOracleLine, newRun } from './oracle-line.ts';

// One reading for each line of {kind, type?, sign?, …, date} on standard input, in the same order.
const run = newRun();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${answerOracleLine(line, run)}\n`);
}
