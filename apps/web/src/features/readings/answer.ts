import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';

/** What the Oracle answers: words in parts, with the facts they rest on. */
export type Answer = OutputOf<Calls['oracleChat']>;
