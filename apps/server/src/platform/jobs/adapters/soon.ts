/**
 * A job may be looked for when its transaction has committed, and nothing tells us when that is: so look several times,
 * and leave a slow transaction to the poll.
 */
const LOOKS_AFTER_MS = [10, 50, 250, 1000];

/** Calls `look` soon after each `call`, several times; however many calls there are, no more than four wait. */
export class Soon {
  readonly #look: () => void;
  readonly #waiting = new Map<number, NodeJS.Timeout>();

  constructor(look: () => void) {
    this.#look = look;
  }

  call(): void {
    for (const delayMs of LOOKS_AFTER_MS) {
      if (this.#waiting.has(delayMs)) continue;
      const timer = setTimeout(() => {
        this.#waiting.delete(delayMs);
        this.#look();
      }, delayMs);
      this.#waiting.set(delayMs, timer.unref());
    }
  }

  cancel(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
