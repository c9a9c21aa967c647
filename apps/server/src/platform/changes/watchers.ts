import type { Watcher } from './changes.ts';

/** Those in this process who want to hear of a user's changes. */
export class Watchers {
  readonly #all = new Map<string, Set<Watcher>>();
  #isOver = false;

  add(userId: string, watcher: Watcher): () => void {
    if (this.#isOver) {
      watcher.ended();
      return () => {};
    }
    const those = this.#all.get(userId) ?? new Set();
    this.#all.set(userId, those.add(watcher));
    return () => {
      those.delete(watcher);
      if (those.size === 0 && this.#all.get(userId) === those) this.#all.delete(userId);
    };
  }

  count(userId: string): number {
    return this.#all.get(userId)?.size ?? 0;
  }

  tell(userId: string): void {
    for (const watcher of this.#all.get(userId) ?? []) watcher.changed();
  }

  /** After a time in which announcements may have been missed. */
  tellAll(): void {
    for (const userId of this.#all.keys()) this.tell(userId);
  }

  end(): void {
    this.#isOver = true;
    const watchers = [...this.#all.values()].flatMap((those) => [...those]);
    this.#all.clear();
    for (const watcher of watchers) watcher.ended();
  }
}
