import type { AlarmKind } from './alarm/alarm-model.ts';
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

const MAY_BE_PAST: ReadonlySet<CrisisTopic> = new Set([
  'suicide',
  'self-harm',
  'eating',
  'abuse',
  'violence-from-others',
  'someone-else-at-risk',
  'medical-emergency',
]);

/** How serious one message is by itself. Rules decide; an alarm of the classifier is asked about where they are silent. */
export function gradeMessage(
  { normalised, passages }: LookedAt,
  alarm: AlarmKind | null = null,
): Graded {
  const danger = findDanger(passages);
  if (danger !== null) {
    const isPast = MAY_BE_PAST.has(danger.topic) && isOvercome(normalised);
    return isPast ? { grade: 1, isOvercome: true } : danger;
  }
  if (alarm !== null) return { grade: 2, topic: alarm };
  return passages.some(isHeavy) ? { grade: 1, isOvercome: false } : { grade: 0 };
}
