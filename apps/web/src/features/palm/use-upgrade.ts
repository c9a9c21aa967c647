import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { MOBILE_BREAKPOINT_PX } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { useState } from 'react';
import { useClient } from '../../lib/client-context.ts';
import { announce, announceProblem } from '../../ui/announce.ts';

/** Opened at the press itself: a tab opened after an answer counts as a pop-up and is blocked. */
const openTab = (): Window | null =>
  innerWidth < MOBILE_BREAKPOINT_PX ? null : window.open('', '_blank');

function lead(tab: Window | null, url: string): void {
  if (tab === null) return location.assign(url);
  tab.opener = null;
  tab.location.replace(url);
}

/** Leads to the checkout: in a tab of its own on a wide screen, else, or where that is blocked, in this one. */
export function useUpgrade() {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const upgrade = async (): Promise<void> => {
    const tab = openTab();
    setBusy(true);
    announce(messages['subscription.preparing-checkout']);
    try {
      const { url } = await client(calls.createCheckout, {});
      lead(tab, url);
    } catch (error) {
      tab?.close();
      const isActive = error instanceof CallRefused && error.code === 'already_subscribed';
      announceProblem(
        messages[isActive ? 'subscription.already-active' : 'subscription.checkout-failed'],
      );
    }
    setBusy(false);
  };
  return { upgrade: () => void upgrade(), isBusy };
}
