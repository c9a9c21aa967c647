import type { IncomingMessage } from 'node:http';
import { Refusal } from '../answers/refusal.ts';

export interface BodyLimit {
  readonly maxBytes: number;
  readonly tooLarge: () => never;
}

/** The body of a request as it comes, and no more of it than is allowed. */
export async function* incomingChunks(
  incoming: IncomingMessage,
  { maxBytes, tooLarge }: BodyLimit,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunksOf(incoming)) {
    size += chunk.length;
    if (size > maxBytes) tooLarge();
    yield chunk;
  }
}

async function* chunksOf(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    // The connection stays open when the loop is left early: the refusal is still to be told.
    yield* incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch {
    // The client has disconnected, or was too slow: no client receives the answer.
    throw new Refusal('invalid_input');
  }
}
