/** Does something whenever the page is seen, and leaves off while it is hidden. Returns how to stop. */
export function whileVisible(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const look = (): void => {
    if (document.visibilityState === 'visible') {
      end ??= begin();
      return;
    }
    end?.();
    end = null;
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    end?.();
  };
}
