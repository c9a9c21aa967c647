import { isOvercome } from './overcome.ts';
import type { LookedAt } from './look-at-message.ts';
import { findDanger } from './rules/find-danger.ts';
import { isHeavy } from './rules/heavy.ts';
import type { CrisisTopic } from './topics.ts';

export type Graded =
  | { readonly grade: 3 | 2; readonly topic: CrisisTopic }
  /** isOvercome: the danger told of is past. */
  | { readonly grade: 1; readonly isOvercome: boolean }
  | { readonly grade: 0 };

const MAY_BE_PAST: ReadonlySet<CrisisTopic> = new Set(['suicide', 'self-harm', 'eating', 'abuse']);

/** How serious one message is by itself. Rules decide. */
export function gradeMessage({ normalised, passages }: LookedAt): Graded {
  const danger = findDanger(passages);
  if (danger !== null) {
    const isPast = MAY_BE_PAST.has(danger.topic) && isOvercome(normalised);
    return isPast ? { grade: 1, isOvercome: true } : danger;
  }
  return passages.some(isHeavy) ? { grade: 1, isOvercome: false } : { grade: 0 };
}
