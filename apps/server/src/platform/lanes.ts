/** How much may wait. Everything where nothing is said. */
export interface WaitingBounds {
  readonly maxWaiting: number;
  /** Work that would wait for longer is refused at once, as far as that can be foreseen. */
  readonly maxWaitMs: number;
}

/** This piece of work was not begun. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** How much the newest of the times between two ends counts. */
const NEWEST_SHARE = 0.1;

/** So many pieces of work at once; the others wait, in the order they came. */
export class Lanes {
  #free: number;
  readonly #waiting = new Set<() => void>();
  readonly #bounds: WaitingBounds;
  /** The usual time between two ends while work waits: how long each that waits keeps the next one waiting. */
  #paceMs = 0;
  #lastEndAt: number | null = null;

  constructor(
    lanes: number,
    bounds: WaitingBounds = { maxWaiting: Infinity, maxWaitMs: Infinity },
  ) {
    this.#free = lanes;
    this.#bounds = bounds;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #wait(): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#bounds;
    const { size } = this.#waiting;
    if (size >= maxWaiting || size * this.#paceMs > maxWaitMs) {
      return Promise.reject(new TooManyWaiting('Too much work waits.'));
    }
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(patience);
        this.#waiting.delete(enter);
        resolve();
      };
      const giveUp = (): void => {
        this.#waiting.delete(enter);
        reject(new TooManyWaiting('The work has waited for too long.'));
      };
      const patience = Number.isFinite(maxWaitMs) ? setTimeout(giveUp, maxWaitMs) : undefined;
      this.#waiting.add(enter);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    this.#notePace(next !== undefined);
    if (next) next();
    else this.#free += 1;
  }

  #notePace(isBusy: boolean): void {
    const now = performance.now();
    if (this.#lastEndAt !== null) {
      this.#paceMs += (now - this.#lastEndAt - this.#paceMs) * NEWEST_SHARE;
    }
    this.#lastEndAt = isBusy ? now : null;
  }
}
