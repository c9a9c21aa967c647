import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { type Message, messages, ORACLE_FALLBACK } from '@palm/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { announceFailure, isSignedOut } from '../../lib/api/announce-failure.ts';
import { type Answer, askOracle } from '../../lib/api/ask-oracle.ts';
import { useClient } from '../../lib/api/client-context.ts';
import { useStoppable } from '../../lib/hooks/use-stoppable.ts';
import { announceProblem } from '../../ui/feedback/announce.ts';
import {
  answered,
  answering,
  asked,
  beforeAsking,
  endedAs,
  failed,
  type Line,
  withPart,
} from './line.ts';
import { useChatLines } from './use-chat-lines.ts';

/** Refusals after which the question goes back into the input. */
const KEPT = new Set<string>(['chat_limit', 'too_many_requests', 'overloaded', 'signed_out']);

function wordsOf(error: unknown): Message {
  if (!(error instanceof CallRefused)) return messages['request.unexpected'];
  return isSignedOut(error) ? messages['chat.authentication-required'] : error.words;
}

export type Talk = ReturnType<typeof useConversation>;

/** The conversation of one user. `onKept` gives a question back that was not answered. */
export function useConversation(userId: string | null, onKept: (question: string) => void) {
  const client = useClient();
  const { history, change } = useChatLines(userId);
  const { begin, stop } = useStoppable();
  /** The answer that is coming. */
  const [draft, setDraft] = useState<Line | null>(null);
  const [isLimitReached, setLimitReached] = useState(false);

  const add = (...added: readonly Line[]): void =>
    change(({ lines }) => ({ lines: [...lines, ...added] }));
  const dismissToasts = (question: string): void => {
    change(({ lines }) => ({ lines: lines.slice(0, -1) }));
    onKept(question);
  };

  const finished = (line: Line, answer: Answer): void => {
    setLimitReached(false);
    add(answered(line, answer));
    change(() => ({ choices: answer.choices }));
    change(() => ({ messagesLeft: answer.messagesLeft }));
  };
  /** Counts the answered question. */
  const stopped = (line: Line, question: string): void => {
    if (line.parts.length === 0) return dismissToasts(question);
    add(endedAs(line, 'stopped'));
    change(({ messagesLeft }) => ({ messagesLeft: messagesLeft && messagesLeft - 1 }));
  };
  const refused = (error: CallRefused, question: string): void => {
    dismissToasts(question);
    if (error.code === 'chat_limit') setLimitReached(true);
    else announceFailure(error, wordsOf(error));
  };
  const broke = (error: unknown, line: Line, question: string): void => {
    if (error instanceof CallRefused && KEPT.has(error.code)) return refused(error, question);
    if (!(error instanceof CallRefused)) reportError(error);
    announceProblem(messages['chat.failed']);
    const shown = line.parts.length > 0 ? [endedAs(line, 'broken-off')] : [];
    add(...shown, failed(ORACLE_FALLBACK, question, new Date()));
    onKept(question);
  };

  const ask = async (question: string, choice?: string): Promise<void> => {
    const signal = begin();
    let line = answering(new Date());
    const show = (next: Line): void => setDraft((line = next));
    show(line);
    // Sending does not wait for the history; the question is added below it.
    if (history.isPending) await history.refetch({ cancelRefetch: false });
    const now = new Date();
    // A failed question that is asked again is shown once.
    change(({ lines }) => ({
      lines: [...beforeAsking(lines, question), asked(question, now)],
      choices: [],
    }));
    try {
      const answer = await askOracle(
        client,
        { message: question, choice, context: { kind: 'chat' } },
        { signal, onPart: (part) => show(withPart(line, part)) },
      );
      if (answer === null) stopped(line, question);
      else finished(line, answer);
    } catch (error) {
      broke(error, line, question);
    }
    setDraft(null);
  };

  const { mutate: clear } = useMutation({
    mutationFn: () => client(calls.clearChat, {}),
    onSuccess: () => change(() => ({ lines: [], choices: [] })),
    onError: (error) => announceFailure(error, wordsOf(error)),
  });

  return {
    history,
    draft,
    isLimitReached,
    stop,
    clear: () => clear(),
    send: (question: string, choice?: string): void => void ask(question, choice),
  };
}
