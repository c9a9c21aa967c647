import { getPriority } from 'node:os';
import type { PhotoResult, Reply, Request } from './palm-messages.ts';
import { DEED } from './stand-in-deeds.ts';

/* A process for the tests that does as the first byte of its photo says. */

const say = (reply: Reply): void => void process.send?.(reply);

let photos = 0;

process.on('message', (request: Request) => {
  if (request.kind === 'load-models') return say({ kind: 'ready' });
  photos += 1;
  const deed = request.bytes[0];
  if (deed === DEED.crash) process.exit(1);
  if (deed === DEED.hang) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (deed === DEED.spin) for (;;);
  if (deed === DEED.fail) return say({ kind: 'failed', message: 'The photo is cursed.' });
  if (deed === DEED.exhaust) exhaustHeap();
  say({
    kind: 'done',
    result: deed === DEED.describe ? describeSelf() : readingOf(photos),
    memoryBytes: deed === DEED.hoard ? Number.MAX_SAFE_INTEGER : 0,
  });
});
process.on('disconnect', () => process.exit());
say({ kind: 'ready' });

/** So the tests can tell a fresh process from one that has worked before. */
const readingOf = (count: number): PhotoResult => ({
  verdict: 'refused',
  reason: count === 1 ? 'no-hand' : 'too-small',
});

const describeSelf = (): Uint8Array =>
  Buffer.from(
    JSON.stringify({ pid: process.pid, priority: getPriority(), env: Object.keys(process.env) }),
  );

function exhaustHeap(): void {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 1e5 }, (_, index) => `${kept.length}-${index}`));
}
