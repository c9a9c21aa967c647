import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { noteReach } from '../../lib/reachability.ts';
import { ClientContext, ClientMakerContext, HastyClientContext } from '../../lib/client-context.ts';
import { AccountsContext } from './accounts-context.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { forgetAnswers } from './forget-answers.ts';

/** What happened is often told by somebody who is just leaving: the request outlives the page. */
const EVENTS = pathOf(calls.trackEvents);

/** At build time there are no tabs to tell. */
const noTabs = { postMessage: () => {}, addEventListener: () => {} };

const createForThisPage = (): Accounts =>
  createAccounts(
    (path, request) =>
      noteReach(
        fetch(path, { ...request, credentials: 'same-origin', keepalive: path === EVENTS }),
      ),
    import.meta.env.SSR ? noTabs : new BroadcastChannel('auth'),
  );

/** Holds the session for everything below, and forgets what was read as soon as it ends. */
export function AccountsProvider({ children }: { children: ReactNode }) {
  const [accounts] = useState(createForThisPage);
  const queries = useQueryClient();

  useEffect(() => accounts.start(), [accounts]);
  useEffect(() => forgetAnswers(accounts.store, queries), [accounts, queries]);

  return (
    <AccountsContext value={accounts}>
      <ClientContext value={accounts.client}>
        <ClientMakerContext value={accounts.clientThatSends}>
          <HastyClientContext value={accounts.hastyClient}>{children}</HastyClientContext>
        </ClientMakerContext>
      </ClientContext>
    </AccountsContext>
  );
}
