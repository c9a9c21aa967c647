import type { PalmReading } from '@palm/palmistry/palm-reading';

/* What passes between the pool and a worker. A worker has one photo at a time, so nothing needs a number. */

export type Request = { readonly bytes: Uint8Array };

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly reading: PalmReading; readonly memoryBytes: number }
  | { readonly kind: 'failed'; readonly message: string };
