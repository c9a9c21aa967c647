import type { ReadingPart } from '@palm/oracle/reading';
import type { ModelDraft } from './model-draft.ts';

type Listener = (part: ReadingPart) => void;

/** A reading that a model is writing for everybody who asks for it meanwhile. */
export interface SharedDraft {
  readonly parts: readonly ReadingPart[];
  readonly listeners: Set<Listener>;
  readonly settled: Promise<ModelDraft>;
}

/** Joins the one under way under this key, or starts it: who comes meanwhile makes no second call. */
export function shareDraft(
  underWay: Map<string, SharedDraft>,
  key: string,
  start: (onPart: Listener) => Promise<ModelDraft>,
): SharedDraft {
  const known = underWay.get(key);
  if (known) return known;
  const parts: ReadingPart[] = [];
  const listeners = new Set<Listener>();
  const settled = start((part) => {
    parts.push(part);
    for (const listener of listeners) listener(part);
  }).finally(() => underWay.delete(key));
  // Everybody who follows hears of a failure; when all have left, nobody needs to.
  settled.catch(() => undefined);
  const shared = { parts, listeners, settled };
  underWay.set(key, shared);
  return shared;
}

/** Hears what has been written and what is to come. Who leaves early has what was written until then. */
export async function followDraft(
  { parts, listeners, settled }: SharedDraft,
  onPart: Listener,
  signal: AbortSignal,
): Promise<ModelDraft> {
  parts.forEach(onPart);
  listeners.add(onPart);
  const { promise: left, resolve } = Promise.withResolvers<ModelDraft>();
  const leave = (): void =>
    resolve({ title: null, parts: [...parts], dropped: 0, isFinished: false });
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    return await Promise.race([settled, left]);
  } finally {
    listeners.delete(onPart);
    signal.removeEventListener('abort', leave);
  }
}
