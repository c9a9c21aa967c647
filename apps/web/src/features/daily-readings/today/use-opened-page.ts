import type { DailyType } from '@palm/contract/reading-types';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type OpenedPage, openedPage } from './opened-page.ts';

interface Opened {
  /** Whether a page stands on the screen, or is written. */
  readonly isOpen: boolean;
  readonly open: (type: DailyType) => void;
  readonly close: () => void;
}

/** Opens and closes a page of today with an entry of its own in the browser's history, so that Back returns to all of today. */
export function useOpenedPage({ isOpen, open, close }: Opened) {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const follow = useEffectEvent((entry: unknown) => {
    const type = openedPage(entry);
    if (type === null && isOpen) close();
    if (type !== null && !isOpen) open(type);
  });
  // Each entry has a state of its own, so that the same page can be opened twice.
  useEffect(() => follow(state), [state]);
  return {
    openPage: (type: DailyType): void => {
      const opened: OpenedPage = { opens: type };
      void navigate(pathname, { state: opened, preventScrollReset: true });
    },
    closePage: (): void => void navigate(-1),
  };
}
