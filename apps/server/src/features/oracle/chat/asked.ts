import type { ChatState } from '@palm/oracle/chat-state';
import type { Assessment } from '@palm/oracle/safety/assessment';

/** A message of the chat, what care found in it, the conversation so far, and when it came. */
export interface Asked {
  readonly message: string;
  /** The id of a choice that was shown under the last answer. */
  readonly choice: string | undefined;
  readonly assessed: Assessment;
  readonly state: ChatState;
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}
