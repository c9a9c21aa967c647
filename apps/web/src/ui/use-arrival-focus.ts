import { type RefObject, useEffect, useRef } from 'react';

interface ArrivalFocus {
  isWanted?: boolean;
  /** Something else will bring it into view. */
  preventScroll?: boolean;
}

/** Takes the focus when it appears: what was pressed is no longer there. */
export function useArrivalFocus<Element extends HTMLElement>({
  isWanted = true,
  preventScroll = false,
}: ArrivalFocus = {}): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const atFirst = useRef({ isWanted, preventScroll });
  useEffect(() => {
    const { isWanted: takesFocus, ...how } = atFirst.current;
    if (takesFocus) element.current?.focus(how);
  }, []);
  return element;
}
