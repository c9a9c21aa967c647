import { calls } from '@palm/contract/calls';
import type { DrawnLine } from '../../ui/engraving/palm-drawing.tsx';
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

/** The traced lines, where they were kept. The photo is not. */
export function savedLinesOf(result: unknown): readonly DrawnLine[] {
  const palm = calls.biometricAnalysis.output.shape.palm.safeParse(fieldOf(result, 'palm'));
  return palm.success ? palm.data.lines : [];
}
