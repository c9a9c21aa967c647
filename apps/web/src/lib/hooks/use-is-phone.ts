import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';

function onChange(tell: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** False in a page that is written at build time. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(PHONE).matches,
    () => false,
  );
