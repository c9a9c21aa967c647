import type { Prompt } from '@palm/oracle/prompt';
import type { ReadingPart } from '@palm/oracle/reading';

/** What a model is to write, and for whom. */
export interface ModelTask {
  readonly kind: string;
  readonly prompt: Prompt;
  /** True where every part is a paragraph; a chat answer has sentences. */
  readonly isReading: boolean;
  /** Put back where the model left room for it. */
  readonly name: string | undefined;
  /** Null for what is written for everybody. */
  readonly userId: string | null;
  readonly signal?: AbortSignal;
  /** Told of each part as soon as it has passed its check. */
  readonly onPart: (part: ReadingPart) => void;
}
