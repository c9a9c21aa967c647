/** Samples of a Gaussian or of its first or second derivative. */
export function gaussian(sigma: number, derivative: 0 | 1 | 2): Float32Array {
  const radius = Math.ceil(3.2 * sigma);
  const bell = Float32Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = sumOf(bell);
  const variance = sigma * sigma;
  const kernel = bell.map((value, index) => {
    const x = index - radius;
    if (derivative === 0) return value / total;
    if (derivative === 1) return ((value / total) * -x) / variance;
    return ((value / total) * (x * x - variance)) / (variance * variance);
  });
  if (derivative !== 2) return kernel;
  // Cut off and sampled, the second derivative no longer sums to zero, and would answer to plain brightness.
  const rest = sumOf(kernel) / kernel.length;
  return kernel.map((value) => value - rest);
}

const sumOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0);
