import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages, ORACLE_FALLBACK } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../lib/client-context.ts';
import { announceProblem } from '../../ui/announce.ts';
import { answered, asked, type Conversation, failed, restored } from './line.ts';

/** Refusals that leave the question with whoever asked it, with the refusal's own words. */
const KEPT = new Set<string>(['chat_limit', 'too_many_requests', 'signed_out']);

/** The conversation of one reader. `onKept` gives a question back that was refused. */
export function useConversation(userId: string | null, onKept: (question: string) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const key = ['chat-history', userId];
  const [isLimitReached, setLimitReached] = useState(false);
  const history = useQuery({
    queryKey: key,
    queryFn: async () => restored(await client(calls.chatHistory, {})),
    enabled: userId !== null,
    // What was said here is richer than what the server keeps: it is loaded once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const change = (how: (before: Conversation) => Partial<Conversation>): void => {
    queries.setQueryData<Conversation>(key, (before = { lines: [], messagesLeft: null }) => ({
      ...before,
      ...how(before),
    }));
  };

  const refused = (error: CallRefused, question: string): void => {
    change(({ lines }) => ({ lines: lines.slice(0, -1) }));
    onKept(question);
    if (error.code === 'chat_limit') setLimitReached(true);
    else
      announceProblem(
        error.code === 'signed_out' ? messages['chat.authentication-required'] : error.words,
      );
  };

  const sending = useMutation({
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
  const clearing = useMutation({
    mutationFn: () => client(calls.clearChat, {}),
    onSuccess: () => change(() => ({ lines: [] })),
    onError: (error) =>
      announceProblem(error instanceof CallRefused ? error.words : messages['request.unexpected']),
  });

  const send = (question: string): void => {
    change(({ lines }) => ({
      lines: [...lines.filter(({ retry }) => retry === undefined), asked(question, new Date())],
    }));
    sending.mutate(question);
  };
  return {
    history,
    isAnswering: sending.isPending,
    isLimitReached,
    send,
    /** The question still stands there; only the words in place of an answer go. */
    retry: (question: string): void => {
      change(({ lines }) => ({ lines: lines.filter(({ retry }) => retry === undefined) }));
      sending.mutate(question);
    },
    clear: () => clearing.mutate(),
  };
}
