import type { InputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';

export type SentEvent = InputOf<Calls['trackEvents']>['events'][number];

/** As many as one call takes. */
const BATCH = 50;

interface EventQueueOptions {
  readonly send: (events: SentEvent[], isLeaving: boolean) => Promise<unknown>;
  /** Runs something in a while; what comes in until then travels together. */
  readonly inAWhile: (run: () => void) => void;
  readonly onLost: (error: unknown) => void;
}

export interface EventQueue {
  readonly add: (event: SentEvent) => void;
  /** Sends at once what is waiting: the page is being left. */
  readonly leave: () => void;
}

/** Collects what happened and sends it in the background. What cannot be sent is lost, and said so. */
export function createEventQueue({ send, inAWhile, onLost }: EventQueueOptions): EventQueue {
  let waiting: SentEvent[] = [];

  function flush(isLeaving: boolean): void {
    const leaving = waiting;
    waiting = [];
    for (let from = 0; from < leaving.length; from += BATCH) {
      send(leaving.slice(from, from + BATCH), isLeaving).catch(onLost);
    }
  }

  return {
    add(event) {
      waiting.push(event);
      if (waiting.length === 1) inAWhile(() => flush(false));
    },
    leave: () => flush(true),
  };
}
