/** The Moon on one day. */
export interface Moon {
  /** The lit part of the disc, 0 to 1. */
  readonly litFraction: number;
  readonly isWaxing: boolean;
}
