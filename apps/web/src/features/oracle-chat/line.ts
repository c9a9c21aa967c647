import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { ChatMessage } from '@palm/contract/entities';
import type { Receipt } from '@palm/contract/oracle';

type Answer = OutputOf<Calls['oracleChat']>;

/** One turn of the conversation as it stands on the screen. */
export interface Line extends Omit<ChatMessage, 'parts' | 'receipts'> {
  /** What an answer rests on. */
  readonly receipts: readonly Receipt[];
  /** The question that got no answer, to be asked once more. */
  readonly retry?: string;
}

export interface Conversation {
  readonly lines: readonly Line[];
  /** Null where they are not counted. */
  readonly messagesLeft: number | null;
}

export const HELP_SITE = 'findahelpline.com';

/** The conversation of earlier visits. */
export const restored = ({
  messages,
  messagesLeft,
}: OutputOf<Calls['chatHistory']>): Conversation => ({
  messagesLeft,
  lines: messages.map(({ receipts = [], ...message }) => ({ ...message, receipts })),
});

let made = 0;
const lineOf = (text: string, isUser: boolean, now: Date): Line => ({
  id: `here-${(made += 1)}`,
  text,
  isUser,
  timestamp: now.toISOString(),
  receipts: [],
  isCare: false,
});

export const asked = (text: string, now: Date): Line => lineOf(text, true, now);

export const answered = ({ response, parts, receipts, isCare }: Answer, now: Date): Line => {
  const cited = new Set(parts.flatMap(({ cites }) => cites));
  return {
    ...lineOf(response, false, now),
    receipts: receipts.filter(({ id }) => cited.has(id)),
    isCare,
  };
};

export const failed = (words: string, retry: string, now: Date): Line => ({
  ...lineOf(words, false, now),
  retry,
});

/** Whether the newest answer is one beside which nothing is to be sold. */
export const endsInCare = ({ lines }: Conversation): boolean =>
  lines.findLast(({ isUser }) => !isUser)?.isCare ?? false;
