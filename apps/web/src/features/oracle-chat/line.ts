import type { ChatMessage } from '@palm/contract/entities';
import type { OracleSource, Receipt } from '@palm/contract/oracle';
import type { Answer, AnswerPart } from '../../lib/api/ask-oracle.ts';

/** The state of an answer: streaming, complete, or ended too soon. */
export type LineState = 'coming' | 'whole' | 'stopped' | 'broken-off';

/** One message of the conversation as shown on the screen. */
export interface Line extends Omit<ChatMessage, 'parts' | 'receipts'> {
  readonly state: LineState;
  /** The sentences of an answer; none where its text is all there is. */
  readonly parts: readonly AnswerPart[];
  /** The facts of an answer. They arrive with its end. */
  readonly receipts: readonly Receipt[];
  /** Why an answer was not written by the usual writer. */
  readonly fallback: OracleSource['fallback'];
  /** The question that got no answer, to be asked once more. */
  readonly retry?: string;
}

let made = 0;
const lineOf = (text: string, isUser: boolean, now: Date): Line => ({
  id: `here-${(made += 1)}`,
  text,
  isUser,
  timestamp: now.toISOString(),
  state: 'whole',
  parts: [],
  receipts: [],
  isCare: false,
  fallback: null,
});

export const asked = (text: string, now: Date): Line => lineOf(text, true, now);

/** An answer of which nothing has come yet. */
export const answering = (now: Date): Line => ({ ...lineOf('', false, now), state: 'coming' });

export const withPart = (line: Line, part: AnswerPart): Line => {
  const parts = [...line.parts, part];
  return { ...line, parts, text: parts.map(({ text }) => text).join(' ') };
};

/** The same line, with the whole answer in it. */
export const answered = (
  line: Line,
  { response, parts, receipts, isCare, source }: Answer,
): Line => ({
  ...line,
  state: 'whole',
  text: response,
  parts,
  receipts,
  isCare,
  fallback: source.fallback,
});

export const endedAs = (line: Line, state: LineState): Line => ({ ...line, state });

export const failed = (words: string, retry: string, now: Date): Line => ({
  ...lineOf(words, false, now),
  retry,
});

/** The lines before a question that is asked again: without its failed answer and its first copy. */
export function beforeAsking(lines: readonly Line[], question: string): readonly Line[] {
  const last = lines.at(-1);
  const kept = lines.filter(({ retry }) => retry === undefined);
  const isAgain = last?.retry === question && kept.at(-1)?.text === question;
  return isAgain ? kept.slice(0, -1) : kept;
}
