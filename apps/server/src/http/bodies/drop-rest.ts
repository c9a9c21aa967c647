import type { IncomingMessage, ServerResponse } from 'node:http';
import { PALM_IMAGE_MAX_BYTES } from '@palm/contract/limits';
import { seconds } from '@palm/contract/durations';
import { hasBody } from './has-body.ts';

const MAX_BYTES = PALM_IMAGE_MAX_BYTES;
const MAX_MS = seconds(30);

/**
 * Takes in and forgets what still comes of a body after its request was answered. Browsers read an answer when they have
 * sent everything: who hangs up on them earlier has refused them without a word.
 */
export function dropRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!hasBody(incoming)) return;
  // Before 'finish', at which Node would take in the rest itself, without end and without a word.
  outgoing.once('prefinish', () => {
    if (incoming.complete || incoming.destroyed) return;
    const timer = setTimeout(() => incoming.destroy(), MAX_MS).unref();
    let dropped = 0;
    incoming.on('error', () => undefined);
    incoming.once('close', () => clearTimeout(timer));
    incoming.on('data', ({ length }: Uint8Array) => {
      dropped += length;
      if (dropped > MAX_BYTES) incoming.destroy();
    });
  });
}
