import type { FindingSubject, LineName, PalmStatement } from '../vocabulary.ts';

export interface Finding {
  /** What was looked at, the same for every palm: a sentence cites it. */
  readonly id: FindingId;
  readonly subject: FindingSubject;
  readonly what: PalmStatement;
  readonly value: number;
  readonly unit: FindingUnit;
  readonly evidence: Evidence;
}

export type FindingId =
  | `${LineName}.${'seen' | 'depth' | 'forks' | 'breaks'}`
  | 'heart.end'
  | 'heart.curve'
  | 'head.length'
  | 'head.slope'
  | 'head.curve'
  | 'life.sweep'
  | 'life.reach'
  | 'lines.head-life'
  | 'lines.heart-head'
  | 'palm.shape'
  | 'hand.shape'
  | 'fingers.length'
  | 'fingers.index-ring'
  | 'fingers.little'
  | 'thumb.angle';

export type FindingUnit = 'palm-lengths' | 'ratio' | 'degrees' | 'times-skin' | 'count';

export interface Evidence {
  /** The line to point at in the picture. */
  readonly line?: LineName;
  /** What was measured, in plain words. */
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}
