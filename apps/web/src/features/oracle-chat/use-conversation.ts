import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages, ORACLE_FALLBACK } from '@palm/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../lib/client-context.ts';
import { announceProblem } from '../../ui/announce.ts';
import { answered, asked, failed, type Line } from './line.ts';
import { useChatLines } from './use-chat-lines.ts';

/** Refusals that leave the question with whoever asked it. */
const KEPT = new Set<string>(['chat_limit', 'too_many_requests', 'signed_out']);

const withoutFallback = (lines: readonly Line[]): Line[] =>
  lines.filter(({ retry }) => retry === undefined);

const wordsOf = (error: unknown) =>
  error instanceof CallRefused ? error.words : messages['request.unexpected'];

export type Talk = ReturnType<typeof useConversation>;

/** The conversation of one reader. `onKept` gives a question back that was refused. */
export function useConversation(userId: string | null, onKept: (question: string) => void) {
  const client = useClient();
  const { history, change } = useChatLines(userId);
  const [isLimitReached, setLimitReached] = useState(false);

  const refused = (error: CallRefused, question: string): void => {
    change(({ lines }) => ({ lines: lines.slice(0, -1) }));
    onKept(question);
    const isSignedOut = error.code === 'signed_out';
    if (error.code === 'chat_limit') setLimitReached(true);
    else announceProblem(isSignedOut ? messages['chat.authentication-required'] : error.words);
  };

  const { mutate: ask, isPending: isAnswering } = useMutation({
    mutationFn: (message: string) =>
      client(calls.oracleChat, {
        message,
        context: { kind: 'chat' },
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    onSuccess: (answer) => {
      setLimitReached(false);
      change(({ lines, messagesLeft }) => ({
        lines: [...lines, answered(answer, new Date())],
        // A care answer costs nothing, and says nothing of counts.
        messagesLeft: answer.isCare ? messagesLeft : answer.messagesLeft,
      }));
    },
    onError: (error, question) => {
      if (error instanceof CallRefused && KEPT.has(error.code)) return refused(error, question);
      if (!(error instanceof CallRefused)) reportError(error);
      announceProblem(messages['chat.failed']);
      change(({ lines }) => ({ lines: [...lines, failed(ORACLE_FALLBACK, question, new Date())] }));
    },
  });
  const { mutate: clear } = useMutation({
    mutationFn: () => client(calls.clearChat, {}),
    onSuccess: () => change(() => ({ lines: [] })),
    onError: (error) => announceProblem(wordsOf(error)),
  });

  return {
    history,
    isAnswering,
    isLimitReached,
    clear: () => clear(),
    send: (question: string): void => {
      change(({ lines }) => ({ lines: [...withoutFallback(lines), asked(question, new Date())] }));
      ask(question);
    },
    /** The question still stands there; only the words in place of an answer go. */
    retry: (question: string): void => {
      change(({ lines }) => ({ lines: withoutFallback(lines) }));
      ask(question);
    },
  };
}
