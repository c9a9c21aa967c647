import type { PalmReading } from '@palm/palmistry/palm-reading';
import type { CleanPhoto, PhotoOutcome } from '../palm-reader.ts';

/* What passes between the pool and a process. A process has one photo at a time, so nothing needs a number. */

export type PhotoJob =
  | { readonly kind: 'read' }
  | { readonly kind: 'clean' }
  | { readonly kind: 'shrink'; readonly maxSidePx: number };

export interface PhotoResults {
  readonly read: PalmReading;
  readonly clean: PhotoOutcome<CleanPhoto>;
  readonly shrink: Uint8Array;
}

export type PhotoResult = PhotoResults[keyof PhotoResults];

export type Request =
  | { readonly kind: 'load-models' }
  | { readonly kind: 'photo'; readonly job: PhotoJob; readonly bytes: Uint8Array };

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: PhotoResult; readonly memoryBytes: number }
  | { readonly kind: 'failed'; readonly message: string };
