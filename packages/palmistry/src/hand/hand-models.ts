/**
 * The two networks of MediaPipe Hands (Zhang et al., "MediaPipe Hands: On-device Real-time Hand Tracking", 2020), as
 * plain functions of numbers. Who runs them, and where, is not this package's concern.
 */
export interface HandModels {
  /** Takes `DETECTOR_SIDE`² RGB pixels in 0 to 1. */
  detectPalms(pixels: Float32Array): Promise<PalmBoxes>;
  /** Takes `LANDMARK_SIDE`² RGB pixels in 0 to 1. */
  placeLandmarks(pixels: Float32Array): Promise<PlacedLandmarks>;
}

export const DETECTOR_SIDE = 192;
export const LANDMARK_SIDE = 224;

export interface PalmBoxes {
  /** 18 numbers per anchor: centre, size and seven points, in pixels relative to the anchor. */
  readonly boxes: Float32Array;
  /** One per anchor, before the sigmoid. */
  readonly scores: Float32Array;
}

export interface PlacedLandmarks {
  /** x, y, z of 21 points in pixels of the input. */
  readonly points: Float32Array;
  /** How sure the network is that there is a hand, 0 to 1. */
  readonly presence: number;
  /** Towards 1 for a right hand, towards 0 for a left one, in a picture that is not mirrored. */
  readonly handedness: number;
}
