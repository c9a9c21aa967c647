import type { PalmReading } from '@palm/palmistry/palm-reading';
import type { FileRefusal } from '@palm/palmistry/vocabulary';
import type { PhotoKind } from './photo-kind.ts';

/** Gives the bytes of a file when its turn has come: photos that wait take no memory. */
export type PhotoSource = () => Promise<Uint8Array>;

export type PhotoOutcome<T> =
  | { readonly isPhoto: true; readonly photo: T }
  | { readonly isPhoto: false; readonly reason: FileRefusal };

export interface CleanPhoto {
  readonly kind: PhotoKind;
  readonly bytes: Uint8Array;
}

/**
 * Opens photos outside of the process that answers requests: a file that is slow to decode, or that crashes its
 * decoder, does not affect other users. Takes JPEG, PNG or WebP files as uploaded. Each call throws `PalmReaderBusy`,
 * `PalmReaderFailed` or the error of its source, and nothing else.
 */
export interface PalmReader {
  /** Whatever is wrong with the file or the picture is a refusal in the answer. */
  read(photo: PhotoSource): Promise<PalmReading>;
  /** The same picture, drawn anew: upright, without metadata, and without whatever else is in the file. */
  clean(photo: PhotoSource): Promise<PhotoOutcome<CleanPhoto>>;
  /** The same picture with no side longer than this, as WebP. */
  shrink(photo: PhotoSource, maxSidePx: number): Promise<Uint8Array>;
  /** Gives the memory back that is kept for the next photo. */
  giveBack(): Promise<void>;
  /** What is under way is given up. */
  close(): Promise<void>;
}

/** Too many photos are waiting. Trying again later makes sense. */
export class PalmReaderBusy extends Error {
  override readonly name = 'PalmReaderBusy';
}

/** This photo took too long, or took its process down. The reader itself goes on. */
export class PalmReaderFailed extends Error {
  override readonly name: string = 'PalmReaderFailed';
}
