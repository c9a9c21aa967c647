import { useEffect, useRef } from 'react';

export interface Stoppable {
  /** Starts a new run and stops the previous one. */
  readonly begin: () => AbortSignal;
  readonly stop: () => void;
}

/** One thing at a time that takes a while and can be stopped. Leaving the screen stops it. */
export function useStoppable(): Stoppable {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = (): void => running.current?.abort();
  const begin = (): AbortSignal => {
    stop();
    running.current = new AbortController();
    return running.current.signal;
  };
  return { begin, stop };
}
