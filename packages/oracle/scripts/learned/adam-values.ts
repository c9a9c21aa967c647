const FIRST = 0.9;
const SECOND = 0.999;
const SMALLEST = 1e-8;
const DECAY = 1e-3;

/** Numbers that learn by Adam, with decay apart from the gradient (Loshchilov, Hutter 2019). */
export class AdamValues {
  readonly values: Float64Array;
  /** Added up row by row until the next step. */
  readonly gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(start: Float64Array) {
    this.values = start;
    this.gradient = new Float64Array(start.length);
    this.#mean = new Float64Array(start.length);
    this.#square = new Float64Array(start.length);
  }

  /** Takes one step against the gradient that was added up, and clears the gradient. */
  step(rate: number): void {
    this.#steps += 1;
    const firstShare = 1 - FIRST ** this.#steps;
    const secondShare = 1 - SECOND ** this.#steps;
    for (let at = 0; at < this.values.length; at += 1) {
      const gradient = this.gradient[at] ?? 0;
      const mean = FIRST * (this.#mean[at] ?? 0) + (1 - FIRST) * gradient;
      const square = SECOND * (this.#square[at] ?? 0) + (1 - SECOND) * gradient * gradient;
      const value = this.values[at] ?? 0;
      const move = mean / firstShare / (Math.sqrt(square / secondShare) + SMALLEST);
      this.#mean[at] = mean;
      this.#square[at] = square;
      this.values[at] = value - rate * (move + DECAY * value);
    }
    this.gradient.fill(0);
  }
}
