/**
 * A network with one hidden layer on the encoder's vector. It learns what the linear model cannot: that two sides of a
 * meaning count only together.
 */
export interface HiddenLayer {
  /** Unit by unit, one weight for each number of the vector. */
  readonly inward: Float32Array;
  /** One number for each unit. */
  readonly thresholds: Float32Array;
  readonly outward: Float32Array;
  readonly bias: number;
}

/** The numbers of the vector are small: the units see them this many times larger. */
export const INPUT_SCALE = 7.5;

/** How much speaks for danger, as the logarithm of odds. */
export function hiddenScore(
  { inward, thresholds, outward, bias }: HiddenLayer,
  vector: Float32Array,
): number {
  return thresholds.reduce((score, threshold, unit) => {
    let sum = threshold;
    const from = unit * vector.length;
    vector.forEach((value, at) => {
      sum += INPUT_SCALE * value * (inward[from + at] ?? 0);
    });
    return score + Math.max(0, sum) * (outward[unit] ?? 0);
  }, bias);
}

/** The numbers one after another: inward, thresholds, outward, bias. */
export const encodeHiddenLayer = (layer: HiddenLayer): Uint8Array =>
  new Uint8Array(
    Float32Array.from([...layer.inward, ...layer.thresholds, ...layer.outward, layer.bias]).buffer,
  );

export function decodeHiddenLayer(file: Uint8Array, units: number): HiddenLayer {
  const numbers = new Float32Array(file.slice().buffer);
  const inward = numbers.length - 2 * units - 1;
  return {
    inward: numbers.subarray(0, inward),
    thresholds: numbers.subarray(inward, inward + units),
    outward: numbers.subarray(inward + units, inward + 2 * units),
    bias: numbers.at(-1) ?? 0,
  };
}
