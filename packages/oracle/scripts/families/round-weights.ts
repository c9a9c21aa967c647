import { matrix, type Matrix } from './matrix.ts';

export const BYTE = 127;

/** Places in steps that fit a byte, and what they are after rounding. */
export function inSteps(places: readonly Float32Array[]): {
  bytes: Int8Array;
  step: number;
  rounded: Matrix;
} {
  const size = places[0]?.length ?? 0;
  const rounded = matrix(places.length, size);
  places.forEach((place, row) => rounded.values.set(place, row * size));
  const step = largest(rounded.values) / BYTE;
  const bytes = Int8Array.from(rounded.values, (value) => Math.round(value / step));
  bytes.forEach((value, at) => {
    rounded.values[at] = value * step;
  });
  return { bytes, step, rounded };
}

export const largest = (values: Float32Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

export function roundRows({ rows, columns, values }: Matrix): {
  weights: Int8Array;
  weightSteps: Float32Array;
} {
  const weights = new Int8Array(values.length);
  const weightSteps = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const line = values.subarray(row * columns, (row + 1) * columns);
    const step = largest(line) / BYTE;
    weightSteps[row] = step;
    line.forEach((value, at) => {
      weights[row * columns + at] = Math.round(value / step);
    });
  }
  return { weights, weightSteps };
}
