import { seconds } from '@palm/contract/durations';
import { Refusal } from '../answers/refusal.ts';

/** How many requests of one call may be under way in a process. */
export interface AtOnceRule {
  readonly perPerson: number;
  readonly perAddress: number;
  readonly all: number;
}

export interface Limit {
  readonly key: string;
  readonly max: number;
  /** Whether the caller has too many, or everybody together. */
  readonly refusal: 'too_many_requests' | 'overloaded';
}

/** What holds for this caller. Nothing where the rule says nothing. */
export function atOnceLimits(
  call: string,
  rule: AtOnceRule | undefined,
  { userId, network }: { userId?: string | undefined; network: string },
): Limit[] {
  if (!rule) return [];
  const { perPerson, perAddress, all } = rule;
  return [
    ...(userId === undefined ? [] : [limit(`${call}:person:${userId}`, perPerson)]),
    limit(`${call}:address:${network}`, perAddress),
    { key: call, max: all, refusal: 'overloaded' },
  ];
}

const limit = (key: string, max: number): Limit => ({ key, max, refusal: 'too_many_requests' });

const RETRY_AFTER_MS = seconds(5);

/** Counts what is under way. What would be too much is refused before anything is done for it. */
export class AtOnce {
  readonly #underWay = new Map<string, number>();

  async run<T>(limits: readonly Limit[], work: () => Promise<T>): Promise<T> {
    for (const { key, max, refusal } of limits) {
      if (this.#count(key) >= max) throw new Refusal(refusal, { retryAfterMs: RETRY_AFTER_MS });
    }
    for (const { key } of limits) this.#underWay.set(key, this.#count(key) + 1);
    try {
      return await work();
    } finally {
      for (const { key } of limits) this.#leave(key);
    }
  }

  #count(key: string): number {
    return this.#underWay.get(key) ?? 0;
  }

  #leave(key: string): void {
    const left = this.#count(key) - 1;
    if (left === 0) this.#underWay.delete(key);
    else this.#underWay.set(key, left);
  }
}
