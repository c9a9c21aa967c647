// How long the safety router takes, beside a plain scan for crisis words: node bench/safety.ts
import { readFileSync } from 'node:fs';
import { assess } from '@palm/oracle/safety/assess';

const PLAIN_SCAN =
  /\b(?:kill myself|suicide|suicidal|want to die|end my life|self harm|cut myself|overdose|hits me|rape|chest pain|can't breathe|voices|starving myself)\b/iu;
const ROUNDS = 100;

const set: { crisis: { message: string }[]; benign: string[] } = JSON.parse(
  readFileSync(new URL('../packages/oracle/test/data/safety-unseen.json', import.meta.url), 'utf8'),
);
const messages = [...set.crisis.map(({ message }) => message), ...set.benign];

function microsecondsPerMessage(look: (message: string) => unknown): number {
  for (const message of messages) look(message);
  const start = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) for (const message of messages) look(message);
  return process.cpuUsage(start).user / (ROUNDS * messages.length);
}

const plain = microsecondsPerMessage((message) => PLAIN_SCAN.test(message));
const router = microsecondsPerMessage((message) => assess(message));
const found = (look: (message: string) => boolean): number =>
  set.crisis.filter(({ message }) => look(message)).length;

console.log(
  JSON.stringify({
    messages: messages.length,
    plainScanMicroseconds: Number(plain.toFixed(2)),
    routerMicroseconds: Number(router.toFixed(1)),
    ratio: Math.round(router / plain),
    crisesFoundByPlainScan: found((message) => PLAIN_SCAN.test(message)),
    crisesFoundByRouter: found((message) => assess(message).grade === 3),
    crises: set.crisis.length,
  }),
);
