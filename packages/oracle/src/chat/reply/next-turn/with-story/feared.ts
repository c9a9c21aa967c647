import type { Move } from '../../../../../content/chat/situations/situation.ts';

/** Fears of what may come: each is answered by its own text alone. */
export const FEARED: ReadonlySet<Move> = new Set(['if', 'no', 'fail']);
