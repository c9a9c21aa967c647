import type { Fact } from '@palm/oracle/fact';
import type { ReadingPart } from '@palm/oracle/reading';
import type { Drafted } from './model-draft.ts';

type Listener = (part: ReadingPart) => void;

/** A reading that is looked up or written for everybody who asks for it meanwhile. */
export interface SharedDraft {
  readonly parts: readonly ReadingPart[];
  readonly listeners: Set<Listener>;
  readonly settled: Promise<Drafted>;
}

/** Joins the one under way under this key, or starts it: who comes meanwhile makes no second call. */
export function shareDraft(
  underWay: Map<string, SharedDraft>,
  key: string,
  start: (onPart: Listener) => Promise<Drafted>,
): SharedDraft {
  const known = underWay.get(key);
  if (known) return known;
  const parts: ReadingPart[] = [];
  const listeners = new Set<Listener>();
  const settled = start((part) => {
    parts.push(part);
    for (const listener of listeners) listener(part);
  }).finally(() => underWay.delete(key));
  // Every follower gets the failure. Without followers it can be ignored.
  settled.catch(() => undefined);
  const shared = { parts, listeners, settled };
  underWay.set(key, shared);
  return shared;
}

interface Follower {
  readonly onPart: Listener;
  readonly signal: AbortSignal;
  readonly model: string;
  /** What its parts may cite, for who leaves before all of them are known. */
  readonly facts: () => readonly Fact[];
}

/** Hears what has been written and what is to come. Who leaves early has what was written until then. */
export async function followDraft(
  { parts, listeners, settled }: SharedDraft,
  { onPart, signal, model, facts }: Follower,
): Promise<Drafted> {
  parts.forEach(onPart);
  listeners.add(onPart);
  const { promise: left, resolve } = Promise.withResolvers<Drafted>();
  const leave = (): void => {
    const draft = {
      title: null,
      parts: [...parts],
      dropped: 0,
      isFinished: false,
    };
    resolve({ draft, facts: facts(), model });
  };
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    return await Promise.race([settled, left]);
  } finally {
    listeners.delete(onPart);
    signal.removeEventListener('abort', leave);
  }
}
