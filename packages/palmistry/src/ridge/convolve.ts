/** Convolves a square of `side`² numbers with one kernel along the rows and one along the columns; borders repeat. */
export function convolve(
  from: Float32Array,
  side: number,
  alongRows: Float32Array,
  alongColumns: Float32Array,
): Float32Array {
  return convolveColumns(convolveRows(from, side, alongRows), side, alongColumns);
}

function convolveRows(from: Float32Array, side: number, kernel: Float32Array): Float32Array {
  const to = new Float32Array(from.length);
  const radius = (kernel.length - 1) >> 1;
  // Each row is read from a copy with its borders repeated, so that the inner loop needs no test.
  const padded = new Float32Array(side + 2 * radius);
  for (let row = 0; row < from.length; row += side) {
    padded.fill(from[row] ?? 0, 0, radius);
    padded.set(from.subarray(row, row + side), radius);
    padded.fill(from[row + side - 1] ?? 0, radius + side);
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let k = 0; k < kernel.length; k++) sum += (kernel[k] ?? 0) * (padded[x + k] ?? 0);
      to[row + x] = sum;
    }
  }
  return to;
}

function convolveColumns(from: Float32Array, side: number, kernel: Float32Array): Float32Array {
  const to = new Float32Array(from.length);
  const radius = (kernel.length - 1) >> 1;
  for (let y = 0; y < side; y++) {
    for (let k = 0; k < kernel.length; k++) {
      const weight = kernel[k] ?? 0;
      const source = Math.min(side - 1, Math.max(0, y + k - radius)) * side;
      addScaled(to, y * side, from, source, weight, side);
    }
  }
  return to;
}

function addScaled(
  to: Float32Array,
  toStart: number,
  from: Float32Array,
  fromStart: number,
  weight: number,
  count: number,
): void {
  for (let index = 0; index < count; index++) {
    to[toStart + index] = (to[toStart + index] ?? 0) + weight * (from[fromStart + index] ?? 0);
  }
}
