import type { Changes } from '../changes.ts';
import { Watchers } from '../watchers.ts';

/** For the embedded database, which one process has to itself. */
export function createInProcessChanges(): Changes {
  const watchers = new Watchers();
  return {
    announce: async (userId) => watchers.tell(userId),
    watch: (userId, watcher) => watchers.add(userId, watcher),
    watchersOf: (userId) => watchers.count(userId),
    endWatching: () => watchers.end(),
    close: async () => watchers.end(),
  };
}
