import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTrack } from './analytics-context.ts';
import { notedAtRest } from './note-page-view.ts';

/** Notes each page that is shown. */
export function usePageViews(): void {
  const track = useTrack();
  const { pathname } = useLocation();
  const noted = useRef(notedAtRest());
  useEffect(() => {
    if (noted.current === pathname) return;
    noted.current = pathname;
    track('page_view');
  }, [pathname, track]);
}
