import type { Assessment } from '../assessment.ts';
import type { CareState } from '../care-state.ts';
import type { CountryHelp } from '../fill-help-lines.ts';
import type { LookedAt } from '../look-at-message.ts';

export type Message = LookedAt & {
  readonly state: CareState;
  readonly help: CountryHelp | null;
  readonly choice: string | null;
  readonly plain: Assessment;
};

/** The conversation leaves the question or the crisis behind. */
export const ended = (plain: Assessment): Assessment => ({
  ...plain,
  next: { ...plain.next, phase: 'none' },
});
