import { SCROLL_TO_RESULT_MS } from '@palm/contract/limits';
import { type RefObject, useEffect, useRef } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Brings what has just appeared into view, a moment later: the page needs it to settle. */
export function useScrollToResult<Element extends HTMLElement>(): RefObject<Element | null> {
  const result = useRef<Element>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const behavior = matchMedia(REDUCED).matches ? 'auto' : 'smooth';
      result.current?.scrollIntoView({ block: 'start', behavior });
    }, SCROLL_TO_RESULT_MS);
    return () => clearTimeout(timer);
  }, []);
  return result;
}
