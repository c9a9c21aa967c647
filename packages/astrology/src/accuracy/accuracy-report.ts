import type { BodyId } from '../vocabulary.ts';
import report from './accuracy-report.json' with { type: 'json' };

/** How far our sky is from the references, in seconds of arc. */
export type ErrorFigures = {
  readonly maxArcsec: number;
  readonly rmsArcsec: number;
  readonly count: number;
};

export type AccuracyReference = {
  readonly name: string;
  readonly moments: number;
  readonly from: string;
  readonly to: string;
};

export type BodyAccuracy = {
  readonly againstSwissEphemeris: ErrorFigures;
  /** JPL does not list the lunar nodes. */
  readonly againstJplHorizons: ErrorFigures | null;
};

export type AccuracyReport = {
  readonly references: Readonly<Record<'swissEphemeris' | 'jplHorizons', AccuracyReference>>;
  readonly bodies: Readonly<Record<BodyId, BodyAccuracy>>;
  readonly angles: {
    readonly latitudeLimitDeg: number;
    readonly ascendant: ErrorFigures;
    readonly midheaven: ErrorFigures;
  };
  readonly placidusCusps: ErrorFigures;
};

/** Measured by the tests, which fail when these figures are no longer true. */
export const ACCURACY_REPORT: AccuracyReport = report;
