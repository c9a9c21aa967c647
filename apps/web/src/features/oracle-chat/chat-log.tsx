import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from './copy.ts';

interface ChatLogProps {
  /** The last message; undefined in an empty conversation. */
  lastId: string | undefined;
  /** How much of it is there. */
  extent: number;
  children: ReactNode;
}

/**
 * The conversation so far. It scrolls to the start of the last message and stays there while that grows,
 * until the user scrolls. It is not a live region; a separate one announces the answer.
 */
export function ChatLog({ lastId, extent, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const seen = useRef<{ id?: string; extent?: number; top: number }>({ top: 0 });
  useEffect(() => {
    const list = log.current;
    const last = list?.lastElementChild;
    if (!list || !(last instanceof HTMLElement) || lastId === undefined) return;
    const { id, extent: before, top } = seen.current;
    const isSeen = id === lastId && before === extent;
    const hasScrolled = id === lastId && list.scrollTop !== top;
    if (isSeen || hasScrolled) return;
    list.scrollTop = last.offsetTop - 24;
    seen.current = { id: lastId, extent, top: list.scrollTop };
  }, [lastId, extent]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label={copy.chatLog.conversationWithOracle}
      // It scrolls, so a keyboard must be able to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="more-below relative flex min-h-0 grow flex-col gap-7 overflow-y-auto overscroll-contain py-5 pr-1 -outline-offset-2 md:py-6 md:pr-4"
    >
      {children}
    </div>
  );
}
