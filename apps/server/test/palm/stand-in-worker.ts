import { getPriority } from 'node:os';
import type {
  PhotoResult,
  Reply,
  Request,
} from '../../src/platform/palm/adapters/palm-messages.ts';
import { ACTION } from './stand-in-actions.ts';

/* A process for the tests that does as the first byte of its photo says. */

const say = (reply: Reply): void => void process.send?.(reply);

let photos = 0;

process.on('message', (request: Request) => {
  if (request.kind === 'load-models') return say({ kind: 'ready' });
  photos += 1;
  const action = request.bytes[0];
  if (action === ACTION.crash) process.exit(1);
  if (action === ACTION.hang) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (action === ACTION.spin) for (;;);
  if (action === ACTION.fail) return say({ kind: 'failed', message: 'The photo is cursed.' });
  if (action === ACTION.exhaust) exhaustHeap();
  say({
    kind: 'done',
    result: action === ACTION.describe ? describeSelf() : readingOf(photos),
    memoryBytes: action === ACTION.hoard ? Number.MAX_SAFE_INTEGER : 0,
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
