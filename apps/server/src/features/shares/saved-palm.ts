import { calls, type Calls } from '@palm/contract/calls';
import type { OutputOf } from '@palm/contract/call';
import * as z from 'zod/mini';

type Palm = OutputOf<Calls['biometricAnalysis']>['palm'];

const Saved = z.object({ text: z.string(), title: z.optional(z.string()), palm: z.unknown() });

export interface SavedPalm {
  readonly text: string;
  readonly title: string | null;
  /** Null for older readings, which were saved without it. */
  readonly palm: Palm | null;
}

/** A saved palm reading; null for one of an older format that has no text of its own. */
export function savedPalmOf(result: unknown): SavedPalm | null {
  const saved = Saved.safeParse(result);
  if (!saved.success) return null;
  const { text, title = null } = saved.data;
  const palm = calls.biometricAnalysis.output.shape.palm.safeParse(saved.data.palm);
  return { text, title, palm: palm.success ? palm.data : null };
}
