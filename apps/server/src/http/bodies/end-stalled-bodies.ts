import type { IncomingMessage, Server } from 'node:http';
import { seconds } from '@palm/contract/durations';
import { hasBody } from './has-body.ts';

/** 17 kbit/s: a poor phone network is faster, and a photo of 10 MB may still take over an hour. */
const MIN_BYTES = 64 * 1024;
const WITHIN_MS = seconds(30);
const LOOK_EVERY_MS = seconds(5);

interface Progress {
  readonly bytes: number;
  readonly atMs: number;
}

/**
 * Hangs up on senders whose body stops coming, or trickles in to hold a place. Node's own limit is on the whole time a
 * request takes, which a slow link with a large photo would run into.
 */
export function endStalledBodies(server: Server): void {
  const unfinished = new Map<IncomingMessage, Progress>();
  server.on('request', (incoming) => {
    if (!hasBody(incoming)) return;
    unfinished.set(incoming, progressOf(incoming));
    incoming.once('close', () => unfinished.delete(incoming));
  });
  const look = (): void => {
    for (const [incoming, before] of unfinished) {
      const now = progressOf(incoming);
      if (incoming.complete) unfinished.delete(incoming);
      else if (now.bytes - before.bytes >= MIN_BYTES) unfinished.set(incoming, now);
      else if (now.atMs - before.atMs >= WITHIN_MS) incoming.destroy();
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  server.once('close', () => clearInterval(timer));
}

const progressOf = ({ socket }: IncomingMessage): Progress => ({
  bytes: socket.bytesRead,
  atMs: performance.now(),
});
