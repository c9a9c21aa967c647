/** Tells open pages that their user's plan has changed or sessions have ended, whichever process they are connected to. */
export interface Changes {
  /** Call it after the commit: listeners read the data at once. */
  announce(userId: string): Promise<void>;

  /** Answers how to stop watching. */
  watch(userId: string, watcher: Watcher): () => void;

  /** How many are watching that user in this process. */
  watchersOf(userId: string): number;

  /** Sends every watcher home; who comes later is sent home at once. */
  endWatching(): void;

  close(): Promise<void>;
}

export interface Watcher {
  changed(): void;
  ended(): void;
}
