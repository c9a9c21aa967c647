import type { ReactNode } from 'react';

interface BeforeSessionProps {
  /** Also what the page says without scripts, to people and to search engines. */
  visitor: ReactNode;
  waiting: ReactNode;
}

/**
 * While nobody is known yet: what a visitor sees, at once. A browser that was last used by somebody signed in shows
 * them that it waits instead; which of the two is decided before the first paint, by `data-viewer`.
 */
export function BeforeSession({ visitor, waiting }: BeforeSessionProps) {
  return (
    <>
      <div className="for-visitors">{visitor}</div>
      <div className="for-members">{waiting}</div>
    </>
  );
}
