import type { Point } from '../geometry/point.ts';
import type { LineName } from '../vocabulary.ts';

/**
 * Lengths are in palm lengths (wrist to the middle finger's knuckle), points in palm coordinates: an upright right
 * palm, origin at the wrist, x towards the thumb, y downwards.
 */
export interface Measurements {
  readonly lines: Readonly<Partial<Record<LineName, LineMeasurements>>>;
  readonly spacing: Spacing;
  readonly hand: HandMeasurements;
}

export interface LineMeasurements {
  readonly length: number;
  /** The furthest the line strays from the straight way, as a share of that way. */
  readonly curvature: number;
  readonly start: Point;
  readonly end: Point;
  /** Of the straight way from start to end: 0 runs across the palm, 90 along the fingers. */
  readonly slopeDeg: number;
  /** How many times stronger than plain skin the crease answers. */
  readonly depth: number;
  readonly forks: number;
  readonly breaks: number;
}

export interface Spacing {
  /** Between the two lines where they run above each other. */
  readonly heartToHead?: number;
  /** Between the head line's start and the life line. */
  readonly headToLife?: number;
  /** How much of the head line runs together with the life line before they part. */
  readonly headWithLife?: number;
  /** From the thumb's base to the life line where it swings furthest into the palm. */
  readonly lifeSweep?: number;
}

export interface HandMeasurements {
  /** Across the knuckles, from index to little finger, per palm length. */
  readonly palmWidth: number;
  /** Of the middle finger, from knuckle to tip, per palm length. */
  readonly fingerLength: number;
  /** Index finger per ring finger. */
  readonly indexToRing: number;
  /** How far the little finger's tip passes the ring finger's top joint; negative when it falls short. */
  readonly littlePastJoint: number;
  /** Between thumb and index finger, as held in this picture. */
  readonly thumbDeg: number;
}
