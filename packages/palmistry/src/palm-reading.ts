import type { Finding } from './findings/finding.ts';
import type { Point } from './geometry/point.ts';
import type { Measurements } from './measure/measurements.ts';
import type { Hand, LineName, PalmRefusal } from './vocabulary.ts';

/** What a photo was found to show. All points are in its own pixels, upright. */
export type PalmReading = ReadPalm | RefusedPalm;

export interface ReadPalm {
  readonly verdict: 'palm';
  /** As the picture shows it. A mirrored selfie swaps the two, and nothing in the picture tells. */
  readonly hand: Hand;
  readonly width: number;
  readonly height: number;
  /** 21 joints in the order of MediaPipe Hands: wrist, then thumb to little finger, four each. */
  readonly landmarks: readonly Point[];
  /** A line that could not be seen is missing. */
  readonly lines: Readonly<Partial<Record<LineName, DrawnLine>>>;
  readonly measurements: Measurements;
  readonly findings: readonly Finding[];
}

export interface DrawnLine {
  readonly points: readonly Point[];
  /** 0 to 1. */
  readonly confidence: number;
}

export interface RefusedPalm {
  readonly verdict: 'refused';
  readonly reason: PalmRefusal;
}
