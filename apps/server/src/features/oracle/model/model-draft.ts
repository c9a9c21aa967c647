import type { Fact } from '@palm/oracle/fact';
import type { Draft } from '@palm/oracle/draft';

export interface ModelDraft extends Draft {
  /** Whether the model came to its own end. */
  readonly isFinished: boolean;
}

export interface Drafted {
  readonly draft: ModelDraft;
  /** Those that the draft may cite. */
  readonly facts: readonly Fact[];
  /** Null: none had a part in it. */
  readonly model: string | null;
  readonly isOverBudget?: true;
}
