import type { ReactNode } from 'react';

interface BeforeSessionProps {
  /** Also what the page says without scripts, to people and to search engines. */
  visitor: ReactNode;
  waiting: ReactNode;
}

/**
 * While the user is unknown: the visitor's view, at once. A browser that was last used by a signed-in user shows
 * a loading state instead; `data-viewer` decides between the two before the first paint.
 */
export function BeforeSession({ visitor, waiting }: BeforeSessionProps) {
  return (
    <>
      <div className="for-visitors">{visitor}</div>
      <div className="for-members">{waiting}</div>
    </>
  );
}
