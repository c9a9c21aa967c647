import { type ReactNode, useEffect, useRef } from 'react';

interface ChatLogProps {
  /** Changes whenever something was said. */
  count: number;
  children: ReactNode;
}

/** The conversation so far. It moves to the beginning of what was said last. */
export function ChatLog({ count, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = log.current;
    const last = list?.querySelector<HTMLElement>('[data-line]:last-of-type');
    if (!list || !last || count === 0) return;
    list.scrollTop = last.offsetTop - list.offsetTop - 24;
  }, [count]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Conversation with the Oracle"
      // It scrolls, so a keyboard must be able to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative flex min-h-0 grow flex-col gap-6 overflow-y-auto overscroll-contain p-5 -outline-offset-2 md:p-6"
    >
      {children}
    </div>
  );
}
