import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createEarlyAnswers } from '../../../lib/early-calls/take-early.ts';
import { noteReach } from '../../../lib/api/reachability.ts';
import {
  AnswerNowContext,
  ClientContext,
  ClientMakerContext,
  EventSenderContext,
  noAnswerNow,
} from '../../../lib/api/client-context.ts';
import { AccountsContext, useSessionOf } from './accounts-context.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { clearUserQueries } from './clear-user-queries.ts';

/** There are no other tabs at build time. */
const noTabs = { postMessage: () => {}, addEventListener: () => {} };

const createForThisPage = (): Accounts => {
  const early = createEarlyAnswers((path, request) =>
    fetch(path, { ...request, credentials: 'same-origin' }),
  );
  return createAccounts(
    {
      send: (path, request) => noteReach(early.send(path, request)),
      takeNow(call, input, token) {
        const answer = early.takeNow(call, input, token);
        if (answer !== undefined) void noteReach(Promise.resolve());
        return answer;
      },
    },
    import.meta.env.SSR ? noTabs : new BroadcastChannel('auth'),
  );
};

/** Provides the session, and clears cached queries when it ends. */
export function AccountsProvider({ children }: { children: ReactNode }) {
  const [accounts] = useState(createForThisPage);
  const queries = useQueryClient();

  const { status } = useSessionOf(accounts.store);

  useEffect(() => accounts.start(), [accounts]);
  useEffect(() => clearUserQueries(accounts.store, queries), [accounts, queries]);

  return (
    <AccountsContext value={accounts}>
      <ClientContext value={accounts.client}>
        <AnswerNowContext value={status === 'user' ? accounts.answerNow : noAnswerNow}>
          <ClientMakerContext value={accounts.clientThatSends}>
            <EventSenderContext value={accounts.eventSender}>{children}</EventSenderContext>
          </ClientMakerContext>
        </AnswerNowContext>
      </ClientContext>
    </AccountsContext>
  );
}
