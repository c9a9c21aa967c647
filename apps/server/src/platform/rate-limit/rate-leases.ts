/** Uses that this process may grant by itself until the window ends: they are counted in the database already. */
export interface RateLease {
  uses: number;
  readonly endsAt: Date;
}

/** More addresses than send events within a window; what is forgotten was counted and is merely lost. */
const MAX_HELD = 10_000;

/**
 * For calls so frequent that one statement for each would be too slow. Uses are counted in the database in batches and
 * handed out here. However many processes do so, no more uses are granted than the limit; uses left over at the end of
 * the window are lost.
 */
export class RateLeases {
  readonly #held = new Map<string, RateLease>();
  /** One at a time for each key: a crowd that arrives at once must not count the whole limit away. */
  readonly #underWay = new Map<string, Promise<void>>();

  /** Hands out one use. `take` counts some more; what it throws where none is left is thrown to all who wait for it. */
  async spend(key: string, now: Date, take: () => Promise<RateLease>): Promise<void> {
    while (!this.#spendHeld(key, now)) await this.#refill(key, take);
  }

  #spendHeld(key: string, now: Date): boolean {
    const lease = this.#held.get(key);
    if (!lease) return false;
    if (lease.uses === 0 || lease.endsAt <= now) {
      this.#held.delete(key);
      return false;
    }
    lease.uses -= 1;
    return true;
  }

  #refill(key: string, take: () => Promise<RateLease>): Promise<void> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const refill = take()
      .then((lease) => this.#hold(key, lease))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, refill);
    return refill;
  }

  #hold(key: string, lease: RateLease): void {
    this.#held.set(key, lease);
    const [oldest] = this.#held.keys();
    if (this.#held.size > MAX_HELD && oldest !== undefined) this.#held.delete(oldest);
  }
}
