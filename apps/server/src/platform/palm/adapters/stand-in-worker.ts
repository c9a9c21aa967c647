import { parentPort } from 'node:worker_threads';
import type { Reply, Request } from './palm-messages.ts';
import { DEED } from './stand-in-deeds.ts';

/* A worker for the tests that does as the first byte of its photo says. */

const reply = (message: Reply) => parentPort?.postMessage(message, []);

let photos = 0;

parentPort?.on('message', ({ bytes }: Request) => {
  photos += 1;
  const deed = bytes[0];
  if (deed === DEED.crash) process.exit(1);
  if (deed === DEED.hang) for (;;);
  if (deed === DEED.fail) return reply({ kind: 'failed', message: 'The photo is cursed.' });
  if (deed === DEED.exhaust) exhaustHeap();
  reply({
    kind: 'read',
    // So the tests can tell a fresh worker from one that has worked before.
    reading: { verdict: 'refused', reason: photos === 1 ? 'no-hand' : 'too-small' },
    memoryBytes: deed === DEED.hoard ? Number.MAX_SAFE_INTEGER : 0,
  });
});
reply({ kind: 'ready' });

function exhaustHeap(): void {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 1e5 }, (_, index) => `${kept.length}-${index}`));
}
