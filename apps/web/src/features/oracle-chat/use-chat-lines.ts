import { calls } from '@palm/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAsked } from '../../lib/api/client-context.ts';
import { type Conversation, restored } from './conversation.ts';

const EMPTY: Conversation = { lines: [], choices: [], messagesLeft: null };

/** The conversation: loaded once, then updated locally. */
export function useChatLines(userId: string | null) {
  const { queryFn: ask, initialData: early } = useAsked(calls.chatHistory, {});
  const queries = useQueryClient();
  const key = ['chat-history', userId];
  const history = useQuery({
    queryKey: key,
    queryFn: async () => restored(await ask()),
    initialData: () => {
      const kept = early();
      return kept && restored(kept);
    },
    enabled: userId !== null,
    // The local lines have more detail than the server's copy, so they are not refetched.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const change = (how: (before: Conversation) => Partial<Conversation>): void => {
    // After leaving the page, the server's copy is loaded on return.
    if (queries.getQueryState(key) === undefined) return;
    queries.setQueryData<Conversation>(key, (before = EMPTY) => ({ ...before, ...how(before) }));
  };
  return { history, change };
}
