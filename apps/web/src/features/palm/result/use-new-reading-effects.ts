import { SCROLL_TO_PALM_RESULT_MS } from '@palm/contract/limits';
import { type RefObject, useEffect, useRef } from 'react';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a new reading, focuses it and shows confetti. A restored reading gets none of this. */
export function useNewReadingEffects(isFresh: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return undefined;
    let isLeft = false;
    let end = (): void => {};
    const timer = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'start' });
    }, SCROLL_TO_PALM_RESULT_MS);
    const celebrate = async (): Promise<void> => {
      const { throwConfetti } = await import('./confetti.ts');
      if (!isLeft) end = throwConfetti();
    };
    // Failing to load the confetti is ignored.
    if (!isCalm()) celebrate().catch(() => {});
    return () => {
      isLeft = true;
      clearTimeout(timer);
      end();
    };
  }, [isFresh]);
  return heading;
}
