import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { withEarlyAnswers } from '../../../lib/early-calls/take-early.ts';
import { noteReach } from '../../../lib/api/reachability.ts';
import {
  ClientContext,
  ClientMakerContext,
  EventSenderContext,
} from '../../../lib/api/client-context.ts';
import { AccountsContext } from './accounts-context.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { clearUserQueries } from './clear-user-queries.ts';

/** There are no other tabs at build time. */
const noTabs = { postMessage: () => {}, addEventListener: () => {} };

const createForThisPage = (): Accounts => {
  const send = withEarlyAnswers((path, request) =>
    fetch(path, { ...request, credentials: 'same-origin' }),
  );
  return createAccounts(
    (path, request) => noteReach(send(path, request)),
    import.meta.env.SSR ? noTabs : new BroadcastChannel('auth'),
  );
};

/** Provides the session, and clears cached queries when it ends. */
export function AccountsProvider({ children }: { children: ReactNode }) {
  const [accounts] = useState(createForThisPage);
  const queries = useQueryClient();

  useEffect(() => accounts.start(), [accounts]);
  useEffect(() => clearUserQueries(accounts.store, queries), [accounts, queries]);

  return (
    <AccountsContext value={accounts}>
      <ClientContext value={accounts.client}>
        <ClientMakerContext value={accounts.clientThatSends}>
          <EventSenderContext value={accounts.eventSender}>{children}</EventSenderContext>
        </ClientMakerContext>
      </ClientContext>
    </AccountsContext>
  );
}
