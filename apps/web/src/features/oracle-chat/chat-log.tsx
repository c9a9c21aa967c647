import { type ReactNode, useEffect, useRef } from 'react';

interface ChatLogProps {
  /** What was said last; undefined before anything was. */
  lastId: string | undefined;
  children: ReactNode;
}

/** The conversation so far. It moves to the beginning of what was said last. */
export function ChatLog({ lastId, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = log.current;
    const last = list?.lastElementChild;
    if (!list || !(last instanceof HTMLElement) || lastId === undefined) return;
    list.scrollTop = last.offsetTop - 24;
  }, [lastId]);
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
