import { totalmem } from 'node:os';

/** Below it there is no room for a photo and the chat at once. */
const ROOM_FOR_BOTH = 640 * 2 ** 20;

export const isMemoryTight = (): boolean =>
  Math.min(process.constrainedMemory() || Infinity, totalmem()) < ROOM_FOR_BOTH;

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A part of the product that keeps much memory until it is told to give it back. */
interface Part {
  readonly giveBack: () => Promise<void>;
}

/**
 * Parts of which only one is in memory at a time: work of one part waits for the work of another, which then gives its
 * memory back. Who came first is served first.
 */
export function createTurns(): (giveBack: Part['giveBack']) => InTurn {
  const waiting: { readonly part: Part; readonly start: () => void }[] = [];
  let holder: Part | null = null;
  let running = 0;

  const serveNext = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    if (first.part === holder) {
      waiting.shift();
      running += 1;
      first.start();
      serveNext();
    } else if (running === 0) {
      const before = holder;
      holder = first.part;
      running += 1;
      void Promise.resolve(before?.giveBack()).finally(end);
    }
  };
  const end = (): void => {
    running -= 1;
    serveNext();
  };

  return (giveBack) => {
    const part = { giveBack };
    return async (work) => {
      await new Promise<void>((start) => {
        waiting.push({ part, start });
        serveNext();
      });
      return work().finally(end);
    };
  };
}
