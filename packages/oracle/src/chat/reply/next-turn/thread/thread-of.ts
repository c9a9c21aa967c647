import type { Thread } from '../../../../../content/chat/threads/thread.ts';
import { THREADS } from '../../../../../content/chat/threads/threads.ts';
import type { Family } from '../../../family.ts';
import type { LastTurn } from '../on-answer/last-turn.ts';

export interface OpenThread {
  readonly thread: Thread;
  readonly family: Family;
}

/** Answers of these leave the subject as it was. */
const BESIDE: ReadonlySet<Family['kind']> = new Set(['talk', 'product', 'frame']);

/** The subject that a short message goes on with; null where it has no thread. */
export function threadOf({ told, kept, talk, state }: LastTurn): OpenThread | null {
  if (state.isTender && !state.questions.some(({ family }) => MAY_BE_TENDER.has(family ?? ''))) {
    return null;
  }
  const ids = [...state.questions.map(({ family }) => family), kept.family, state.family];
  const families = ids.flatMap((id) => talk.families.get(id ?? '') ?? []);
  for (const family of families.toReversed()) {
    const thread = THREADS.find(
      ({ families: own, of }) => own.includes(family.id) && (of === undefined || of.test(told)),
    );
    if (thread !== undefined) return { thread, family };
    // A newer subject that has no thread of its own.
    if (!BESIDE.has(family.kind)) return null;
  }
  return null;
}

/** Hoping for a child is tender, and asked about like other hopes. */
const MAY_BE_TENDER: ReadonlySet<string> = new Set(['trying-to-conceive', 'baby-decision']);
