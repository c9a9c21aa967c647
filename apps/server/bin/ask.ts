import { createInterface } from 'node:readline';
import { createSkyTable } from '@palm/astrology/sky-table';
import { openChat } from '@palm/oracle/open-chat';
import { checkFamilies } from './ask-check.ts';
import { askLine } from './ask-line.ts';

// One answer for each line of {message, context?, birth?, name?, date, seed?} on standard input, in the same order.
// `check` instead checks all families.
if (process.argv[2] === 'check') process.exitCode = checkFamilies() ? 0 : 1;
else {
  const chat = openChat();
  const run = { chat, sky: createSkyTable() };
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') process.stdout.write(`${await askLine(line, run)}\n`);
  }
  await chat.close();
}
