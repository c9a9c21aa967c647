import type { PalmReading } from '@palm/palmistry/palm-reading';

/** Looks at photos of palms, away from the thread that answers requests. */
export interface PalmReader {
  /**
   * Takes a JPEG, PNG or WebP file as it came. Whatever is wrong with the file or the picture is a refusal in the
   * answer; throws `PalmReaderBusy` or `PalmReaderFailed` only.
   */
  read(bytes: Uint8Array): Promise<PalmReading>;
  /** What is under way is given up. */
  close(): Promise<void>;
}

/** Too many photos are waiting. Trying again later makes sense. */
export class PalmReaderBusy extends Error {
  override readonly name = 'PalmReaderBusy';
}

/** This photo took too long, or took its worker down. The reader itself goes on. */
export class PalmReaderFailed extends Error {
  override readonly name = 'PalmReaderFailed';
}
