import { SCROLL_TO_RESULT_MS } from '@palm/contract/limits';
import { type RefObject, useEffect, useRef } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** A user who walks on by keys is not taken away from where they are. */
const REACHED_BY_KEYS = ':is(a, button, input, select, textarea):focus-visible';

/** Brings what has just appeared into view, a moment later: the page needs it to settle. */
export function useScrollToResult<Element extends HTMLElement>(): RefObject<Element | null> {
  const result = useRef<Element>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement?.matches(REACHED_BY_KEYS)) return;
      const behavior = matchMedia(REDUCED).matches ? 'auto' : 'smooth';
      result.current?.scrollIntoView({ block: 'start', behavior });
    }, SCROLL_TO_RESULT_MS);
    return () => clearTimeout(timer);
  }, []);
  return result;
}
