import type { Route } from '@palm/oracle/safety';

/** A message of the chat, with where it goes and when it came. */
export interface Asked {
  readonly message: string;
  /** The id of a choice that was shown under the last answer. */
  readonly choice: string | undefined;
  readonly route: Exclude<Route, { kind: 'crisis' }>;
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}
