import { type Heard, NOTHING_HEARD } from './alarm/alarm-model.ts';
import { isOvercome } from './overcome.ts';
import type { LookedAt } from './look-at-message.ts';
import { askedTopic } from './rules/asked-topic.ts';
import { isExplicit } from './rules/explicit-words.ts';
import { findDanger } from './rules/find-danger.ts';
import { isToldWhole } from './rules/told-whole.ts';
import { isHeavy } from './rules/heavy.ts';
import { type SoftMatter, softMatterIn } from './rules/soft-matters.ts';
import type { CrisisTopic } from './topics.ts';

export type Graded =
  | { readonly grade: 3 | 2; readonly topic: CrisisTopic }
  /** isOvercome: the danger told of is past. matter: one that has a line of its own. */
  | { readonly grade: 1; readonly isOvercome: boolean; readonly matter?: SoftMatter }
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

/** What the rules find here is hardly ever calm. */
const TAKEN_AT_THEIR_WORD: ReadonlySet<CrisisTopic> = new Set(['child-safety', 'self-harm']);

/**
 * How serious one message is by itself. Rules decide; where they are silent, an alarm of the classifier is asked about.
 * Unless the message names the harm itself, a crisis that it doubts is asked about too, and one that it finds wholly
 * calm is left alone.
 */
export function gradeMessage(
  { normalised, passages }: LookedAt,
  { alarm, isDoubted, isCalm }: Omit<Heard, 'isFaint'> = NOTHING_HEARD,
): Graded {
  const danger = findDanger(passages);
  if (danger !== null) {
    const isPast = MAY_BE_PAST.has(danger.topic) && isOvercome(normalised);
    if (isPast) return { grade: 1, isOvercome: true };
    const isOpen =
      !TAKEN_AT_THEIR_WORD.has(danger.topic) && !isExplicit({ passages }) && !isToldWhole(passages);
    if (!isOpen || !isDoubted) return danger;
    if (!isCalm) return { ...danger, grade: 2 };
  }
  const matter = softMatterIn(passages);
  if (matter !== null) return { grade: 1, isOvercome: false, matter };
  if (alarm !== null && isOvercome(normalised)) return { grade: 1, isOvercome: true };
  if (alarm !== null) return { grade: 2, topic: askedTopic(alarm, passages) };
  return passages.some(isHeavy) ? { grade: 1, isOvercome: false } : { grade: 0 };
}
