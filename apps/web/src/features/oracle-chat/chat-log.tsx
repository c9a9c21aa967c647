import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import { showNewest } from './show-newest.ts';

interface ChatLogProps {
  /** The last message; undefined in an empty conversation. */
  lastId: string | undefined;
  /** How many messages there are. */
  count: number;
  /** How much of the last one is there. */
  extent: number;
  /** Whether the last message is shown without scrolling in this box, as high as it may be. */
  isWhole: boolean;
  children: ReactNode;
}

/**
 * The conversation so far. It scrolls to the start of the last exchange and stays there while the answer grows,
 * until the user scrolls. It is not a live region; a separate one announces the answer.
 */
export function ChatLog({ lastId, count, extent, isWhole, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const seen = useRef<{ id?: string; state?: string; top: number }>({ top: 0 });
  /** The answer whose start was brought into the window. */
  const wholeId = useRef<string>(undefined);
  useEffect(() => {
    const list = log.current;
    if (!list || lastId === undefined) return;
    const state = `${count} ${extent}`;
    const { id, state: before, top } = seen.current;
    const isSeen = id === lastId && before === state;
    const hasScrolled = id === lastId && list.scrollTop !== top;
    if (isSeen || hasScrolled) return;
    showNewest(list, isWhole);
    // A box that grew is higher than the window, which may stand at the end of it.
    if (isWhole && id !== undefined && wholeId.current !== lastId) list.scrollIntoView();
    wholeId.current = isWhole ? lastId : undefined;
    seen.current = { id: lastId, state, top: list.scrollTop };
  }, [lastId, count, extent, isWhole]);
  useEffect(() => {
    const measureAgain = (): void => {
      const list = log.current;
      if (!list || seen.current.id === undefined) return;
      const lowest = list.scrollHeight - list.clientHeight;
      if (list.scrollTop !== Math.min(seen.current.top, lowest)) return;
      showNewest(list, isWhole);
      seen.current.top = list.scrollTop;
    };
    // A font that comes later breaks the lines elsewhere.
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, [isWhole]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label={copy.chatLog.conversationWithOracle}
      // It scrolls, so a keyboard must be able to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="more-below relative flex min-h-0 grow scroll-mt-(--bar) basis-0 flex-col gap-7 overflow-y-auto overscroll-contain [overflow-anchor:none] py-5 -outline-offset-2 md:py-6 md:pr-4"
    >
      {children}
    </div>
  );
}
