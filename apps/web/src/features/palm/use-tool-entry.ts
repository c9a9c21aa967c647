import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of the history's entry while the tool is open. */
const OPENED = 'palm-tool';

interface ToolEntry {
  /** Whether more than the card stands on the screen. */
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** Gives the opened tool an entry of its own in the browser's history, so that Back returns to the card. */
export function useToolEntry({ isOpen, close }: ToolEntry) {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const isEntered = state === OPENED;
  const wasEntered = useRef(isEntered);
  const follow = useEffectEvent(() => isOpen && close());
  useEffect(() => {
    // A reading of before that is shown on arrival has no entry, and stays.
    if (wasEntered.current && !isEntered) follow();
    wasEntered.current = isEntered;
  }, [isEntered]);
  return {
    enter: (): void => {
      if (!isEntered) void navigate(pathname, { state: OPENED, preventScrollReset: true });
    },
    leave: (): void => (isEntered ? void navigate(-1) : close()),
  };
}
