import type { Point } from '../geometry/point.ts';

/**
 * The centres the detector's boxes are relative to, 0 to 1 both ways: the SSD grid of palm_detection_full (strides 8,
 * 16, 16, 16; two anchors per layer, all of one size), so two per cell of 24 × 24 and six per cell of 12 × 12.
 */
export const ANCHORS: readonly Point[] = [...grid(24, 2), ...grid(12, 6)];

function grid(cells: number, perCell: number): Point[] {
  return Array.from({ length: cells * cells * perCell }, (_, index) => {
    const cell = Math.floor(index / perCell);
    return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
  });
}
