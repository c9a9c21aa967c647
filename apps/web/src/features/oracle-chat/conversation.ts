import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { OracleChoice } from '@palm/contract/oracle';
import type { Line } from './line.ts';

export interface Conversation {
  readonly lines: readonly Line[];
  /** The buttons under the last answer. */
  readonly choices: readonly OracleChoice[];
  /** Null where they are not counted. */
  readonly messagesLeft: number | null;
}

/** The conversation of earlier visits. */
export const restored = ({
  messages,
  choices,
  messagesLeft,
}: OutputOf<Calls['chatHistory']>): Conversation => ({
  choices,
  messagesLeft,
  lines: messages.map(({ parts = [], receipts = [], ...message }) => ({
    ...message,
    state: 'whole',
    parts,
    receipts,
    fallback: null,
  })),
});

/** Whether the last answer is about the user's safety. */
export const isInCare = ({ lines }: Conversation): boolean =>
  lines.findLast(({ isUser }) => !isUser)?.isCare ?? false;

/** Whether offers and counts are hidden: the conversation was about the user's safety, or has no limit. */
export const isUncounted = (conversation: Conversation): boolean =>
  conversation.messagesLeft === null || isInCare(conversation);
