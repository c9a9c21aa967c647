import { PalmReaderFailed } from '../palm-reader.ts';

export interface ProcessLimits {
  /** Of its Node. */
  readonly flags: readonly string[];
  /** For the start, and for loading the models. */
  readonly startMs: number;
  /** For one photo, by the clock. */
  readonly photoMs: number;
  /** For one photo, on all cores together. */
  readonly photoCpuMs: number;
  /** While a photo is worked on. */
  readonly peakMemoryBytes: number;
  /** A process that holds more after a photo is replaced. */
  readonly restMemoryBytes: number;
  /** So is one that has had this many. */
  readonly photosPerProcess: number;
}

/** The photo has used up its share of time or memory. */
export class PhotoTooCostly extends PalmReaderFailed {
  override readonly name = 'PhotoTooCostly';
}
