import type { Assessment } from '@palm/oracle/safety/assessment';

/** Heavy words, reviewed topics and commands are not ordinary: they do not reach a model. */
export const isOrdinary = ({ grade, reviewed, answer }: Assessment): boolean =>
  grade === 0 && reviewed === null && answer === null;
