/**
 * Writes what it is given at once; what comes while that is being written is gathered, and written together next. Each
 * caller hears when its own is written.
 */
export function gathering<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const writeWaiting = async (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = null;
    await write(items);
  };
  return (item) => {
    waiting.push(item);
    if (next === null) {
      next = writing.then(writeWaiting, writeWaiting);
      writing = next;
    }
    return next;
  };
}
