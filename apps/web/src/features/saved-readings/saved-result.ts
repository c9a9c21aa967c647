import { calls } from '@palm/contract/calls';
import type { DrawnLine } from '@palm/palmistry/drawing/line-path';
import { copy } from './copy.ts';

const NO_TEXT = copy.savedResult.unableToDisplayReadingContent;

const fieldOf = (result: unknown, name: string): unknown =>
  typeof result === 'object' && result !== null && name in result
    ? Reflect.get(result, name)
    : undefined;

/** Saved results have several formats: an object with a `text` or a `reading`, or the text itself. */
export function savedTextOf(result: unknown): string {
  const found = [result, fieldOf(result, 'text'), fieldOf(result, 'reading')].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  return found ?? NO_TEXT;
}

/** The title of the finding that sets the hand apart; null for older readings. */
export function savedTitleOf(result: unknown): string | null {
  const title = fieldOf(result, 'title');
  return typeof title === 'string' ? title : null;
}

export interface SavedHand {
  readonly lines: readonly DrawnLine[];
  /** Older readings have none. */
  readonly joints: readonly (readonly [x: number, y: number])[] | null;
}

/** The hand and its traced lines, where they were kept. The photo is not. */
export function savedHandOf(result: unknown): SavedHand {
  const palm = calls.biometricAnalysis.output.shape.palm.safeParse(fieldOf(result, 'palm'));
  if (!palm.success) return { lines: [], joints: null };
  return { lines: palm.data.lines, joints: palm.data.joints ?? null };
}
