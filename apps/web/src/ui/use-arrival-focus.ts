import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when it appears, without moving the page: what was pressed is no longer there. */
export function useArrivalFocus<Element extends HTMLElement>(
  isWanted = true,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
