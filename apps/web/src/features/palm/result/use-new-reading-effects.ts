import { SCROLL_TO_PALM_RESULT_MS } from '@palm/contract/limits';
import { type RefObject, useEffect, useRef } from 'react';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A reading that has just come is scrolled to, given the focus and celebrated. One that was there is not. */
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
    // A celebration that cannot be fetched is not worth a word.
    if (!isCalm()) celebrate().catch(() => {});
    return () => {
      isLeft = true;
      clearTimeout(timer);
      end();
    };
  }, [isFresh]);
  return heading;
}
