import type { Draft } from '@palm/oracle/draft';

export interface ModelDraft extends Draft {
  /** Whether the model came to its own end. */
  readonly isFinished: boolean;
}
