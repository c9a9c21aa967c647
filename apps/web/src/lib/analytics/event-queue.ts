import type { InputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';

export type SentEvent = InputOf<Calls['trackEvents']>['events'][number];

/** As many as one call takes. */
const BATCH = 50;

interface EventQueueOptions {
  /** Begins to send before it returns: a page that is being left runs nothing more afterwards. */
  readonly send: (events: SentEvent[]) => Promise<unknown>;
  /** Resolves in a while, when it is known who is here; what comes in until then travels together. */
  readonly inAWhile: () => Promise<unknown>;
  readonly onLost: (error: unknown) => void;
}

export interface EventQueue {
  readonly add: (event: SentEvent) => void;
  /** Sends at once what is waiting: the page is being left. */
  readonly flush: () => void;
}

/** Collects events and sends them in the background. Events that cannot be sent are dropped and logged. */
export function createEventQueue({ send, inAWhile, onLost }: EventQueueOptions): EventQueue {
  let waiting: SentEvent[] = [];

  function flush(): void {
    const events = waiting;
    waiting = [];
    for (let from = 0; from < events.length; from += BATCH) {
      send(events.slice(from, from + BATCH)).catch(onLost);
    }
  }

  return {
    add(event) {
      waiting.push(event);
      if (waiting.length === 1) void inAWhile().then(flush);
    },
    flush,
  };
}
