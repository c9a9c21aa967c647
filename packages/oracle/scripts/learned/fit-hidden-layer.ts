import { type HiddenLayer, INPUT_SCALE } from '../../src/learned/hidden-layer.ts';
import { AdamValues } from './adam-values.ts';
import { fixedRandom, shuffled } from './fixed-random.ts';

export interface MeaningRow {
  readonly vector: Float32Array;
  readonly isDanger: boolean;
  readonly weight: number;
}

const EPOCHS = 20;
const BATCH = 64;
const RATE = 2e-3;
/** This share of the units is left out at each row, so that no unit relies on another. */
const LEFT_OUT = 0.3;

/**
 * Learns a hidden layer by Adam (Kingma, Ba 2015) with dropout (Srivastava et al. 2014), from a fixed start in a fixed
 * order: the same examples give the same weights.
 */
export function fitHiddenLayer(units: number, rows: readonly MeaningRow[]): HiddenLayer {
  const size = rows[0]?.vector.length ?? 0;
  const random = fixedRandom();
  const start = (count: number, width: number): Float64Array =>
    Float64Array.from({ length: count }, () => normal(random) / Math.sqrt(width));
  const values = {
    inward: new AdamValues(start(units * size, size)),
    thresholds: new AdamValues(new Float64Array(units)),
    outward: new AdamValues(start(units, units)),
    bias: new AdamValues(new Float64Array(1)),
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffled(rows, random);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const row of batch) addGradient(values, row, batch.length, random);
      for (const each of Object.values(values)) each.step(rate);
    }
  }
  return {
    inward: Float32Array.from(values.inward.values),
    thresholds: Float32Array.from(values.thresholds.values),
    outward: Float32Array.from(values.outward.values),
    bias: values.bias.values[0] ?? 0,
  };
}

type Values = Record<'inward' | 'thresholds' | 'outward' | 'bias', AdamValues>;

function addGradient(
  { inward, thresholds, outward, bias }: Values,
  { vector, isDanger, weight }: MeaningRow,
  batch: number,
  random: () => number,
): void {
  const size = vector.length;
  const active: { unit: number; value: number }[] = [];
  let score = bias.values[0] ?? 0;
  for (let unit = 0; unit < thresholds.values.length; unit += 1) {
    if (random() < LEFT_OUT) continue;
    let sum = thresholds.values[unit] ?? 0;
    const from = unit * size;
    for (let at = 0; at < size; at += 1) {
      sum += INPUT_SCALE * (vector[at] ?? 0) * (inward.values[from + at] ?? 0);
    }
    if (sum <= 0) continue;
    const value = sum / (1 - LEFT_OUT);
    active.push({ unit, value });
    score += value * (outward.values[unit] ?? 0);
  }
  const error = ((1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0)) * weight) / batch;
  addTo(bias.gradient, 0, error);
  for (const { unit, value } of active) {
    const back = (error * (outward.values[unit] ?? 0)) / (1 - LEFT_OUT);
    addTo(outward.gradient, unit, error * value);
    addTo(thresholds.gradient, unit, back);
    const from = unit * size;
    for (let at = 0; at < size; at += 1) {
      addTo(inward.gradient, from + at, back * INPUT_SCALE * (vector[at] ?? 0));
    }
  }
}

function addTo(sums: Float64Array, at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount;
}

/** A number of the normal distribution (Box, Muller 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
